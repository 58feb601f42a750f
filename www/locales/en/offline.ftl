offline-newer = A newer version of this site is ready.
offline-load = Load it
offline-later = Later
offline-keep = Keep everything on this device, to work without a network ({ $size } MB)
offline-keeping = Keeping: { $percent } %
offline-kept = Everything is kept on this device. It works without a network.
offline-failed = Not everything could be kept: the connection broke off, or the device is full. What has come stays.
offline-not-lasting = The browser may still delete it when the device runs out of room.
