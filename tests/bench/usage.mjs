/** Loaded into each measured server: tells its parent, when asked, what CPU it has used, or what memory it needs. */
process.on('message', (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1e6)
  }
  if (message === 'memory') {
    globalThis.gc?.()
    process.send?.(process.memoryUsage().rss)
  }
})
process.channel?.unref()
