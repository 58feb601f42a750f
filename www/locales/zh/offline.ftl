offline-newer = 这个网站有新版本了。
offline-load = 载入新版本
offline-later = 以后再说
offline-keep = 把全部内容保存在这台设备上，没有网络也能用（{ $size } MB）
offline-keeping = 正在保存：{ $percent } %
offline-kept = 全部内容已保存在这台设备上，没有网络也能用。
offline-failed = 没能保存全部内容：连接中断了，或者设备满了。已经到的会留下。
offline-not-lasting = 设备空间不足时，浏览器仍可能删除它。
