/** Loaded into each measured server: reports its CPU time or memory when the parent process sends `cpu` or `memory`. */
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
