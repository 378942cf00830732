## Dice by camera

camera-photo = Photo of the dice
camera-wait = Reading the dice…
camera-check-title = Check the dice
camera-retake = Retake
camera-use = Use these dice
camera-by-thumb = Enter by thumb
camera-thumb-stays = You can still tap the dice in by thumb.
camera-your-photo = Your photo of the dice
camera-found = { $count ->
    [one] One die found
   *[other] { $count } dice found
}
camera-doubtful = { $count ->
    [one] one to check
   *[other] { $count } to check
}
camera-missing = Not found on the photo: { $names }
camera-extra = { $count ->
    [one] One die more than the game asks for
   *[other] { $count } dice more than the game asks for
}
camera-too-many = One too many
camera-tap-die = Tap a die to correct it.
camera-no_dice = No dice found
camera-no_dice-hint = Go closer, with all dice on the picture and no strong glare, or tap the dice below.
camera-unknown = Unknown
camera-please-check = please check
camera-which = What does this die show?
camera-which-missing = What does the die show? { $die }
camera-which-hint = One tap is enough.
camera-likely = Likeliest
camera-value = Value
camera-colour = Colour
camera-is-right = { $die } is right
camera-no-die = Not a die
camera-back-to-dice = Back to the dice
camera-keep = Keep this photo for my own training folder
camera-keep-hint = It stays on this computer. Otherwise no photo is kept.
camera-kept = The photo was kept.
camera-teach-mine = Special dice? Teach the camera
camera-teach-first = Teach the camera these dice

photo-empty = This photo is empty. Please take it again.
photo-not_an_image = This is not a picture.
photo-heic = This photo is in HEIC, which cannot be read here. Please choose JPEG (“most compatible”) in the settings of your camera.
photo-unknown_kind = This kind of picture cannot be read here. JPEG and PNG can.
photo-truncated = The photo did not arrive whole. Please try again.
photo-damaged = This picture is damaged and cannot be opened.
photo-too_large = This photo is too large: more than 40 MB. Please choose a smaller one.
photo-too_many_pixels = This picture has too many pixels. Please choose a smaller one.
photo-too_small = This picture is too small to read dice on it.
photo-busy = Several photos are being read just now. Please try again in a moment.
photo-failed = The photo could not be read.
photo-no_vision = This computer cannot read photos: OpenCV is not installed.
photo-unreachable = The photo could not be sent. Please try again.
photo-no_die = No die was found on this photo. Go closer, with one die on the picture.
photo-no_dice = No dice were found on this photo.
photo-many_dice = There are several dice on this photo. One at a time, please.
photo-not_a_dice_file = This is not a file of taught dice.
photo-enough = There are enough photos of this face.

## The camera over the tray

camera-live = Camera over the tray
camera-live-none = No camera is watching this table. On the computer, type: companion camera { $code }
camera-live-picture = Live picture of the tray
camera-sees = The camera sees
camera-to-board = To the big screen
camera-offer-close = Not these

## Teach it your dice

teach-title = Teach the camera your dice
teach-help = Take three or four photos of each face, one die on each, turned a little every time. What is learned stays on this computer.
teach-photos = { $count ->
    [0] No photo yet
    [one] One photo
   *[other] { $count } photos
}
teach-more = Two photos at least show how sure it is.
teach-sure = { $percent } % recognised
teach-confused = Taken for { $face }: add photos of both.
teach-add = Add photos
teach-forget = Forget this face
teach-forget-all = Forget everything taught
teach-export = Save as a file
teach-import = Dice taught on another computer
teach-none = No game on the shelf asks for dice.
teach-pips = Ordinary dice with pips are read without lessons. Teach only numerals or special faces.
teach-try = Try a photo
teach-seen = On this photo: { $dice }.
teach-seen-sure = { $face } ({ $percent } %)
teach-seen-unsure = { $face }? ({ $percent } %)
teach-only-players = Only people who play here may teach.
teach-learned = { $count ->
    [one] One photo learned.
   *[other] { $count } photos learned.
}
teach-forgotten = Forgotten.
teach-brought = { $count ->
    [one] One face taught elsewhere is known here now.
   *[other] { $count } faces taught elsewhere are known here now.
}
