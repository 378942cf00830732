about-camera-short = Watch the dice tray with a webcam
about-camera =
    Watch the dice tray of a table with a webcam. When the dice lie still they are read, and the reading is offered on the phone of whoever is playing and on the big screen. Nothing is written until a person confirms.

    Start the table first, then this in a second window, on the same computer.
metavar-code = CODE
help-device = Which camera, counted from 0.
help-frames = Take pictures of this folder instead of a camera.
help-camera-url = Where the table runs, if not on the usual port.
camera-watching = Watching the tray of table { $code }. Live picture: { $url }
camera-none = There is no camera { $device } here, or another program uses it. Phones can still take photos of the dice.
camera-lost = Camera { $device } is gone.
camera-no-opencv = OpenCV is not installed, so no camera can be used.
camera-no-frames = There is no picture in { $folder }.
camera-no-server = Nothing answers at { $url }. Start the table first, or name its address with --url.
camera-away = Nothing answers at { $url } any more. Watching goes on; what the dice show is told as soon as it answers.
camera-back = The table answers again.
camera-no-table = There is no table { $code }.
camera-not-ours = The table at { $url } uses another data folder. Name the same one with --data.
camera-no-dice = The game of table { $code } asks for no dice.
code-camera = no camera, or no table for it
