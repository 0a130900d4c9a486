/** Loaded into each measured server: reports what the parent process sends the name of. */
const metrics = {
  cpu: () => Object.values(process.cpuUsage()).reduce((user, system) => user + system) / 1e6,
  memory: () => {
    globalThis.gc?.()
    return process.memoryUsage().rss
  },
  peak: () => process.resourceUsage().maxRSS * 1_024,
}
process.on('message', (message) => process.send?.(metrics[message]()))
process.channel?.unref()
