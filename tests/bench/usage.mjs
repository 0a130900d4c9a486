/** Loaded into each measured server: tells its parent, when asked, what CPU and memory it has used. */
process.on('message', (message) => {
  if (message !== 'usage') return
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuSeconds: (user + system) / 1e6, rssBytes: process.memoryUsage().rss })
})
process.channel?.unref()
