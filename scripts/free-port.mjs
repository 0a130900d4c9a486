import { createServer } from 'node:net'

export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

/** The first port from `from` on that no program listens on. `from` plus 99 is the last one tried. */
export async function freePort(from) {
  for (let port = from; port < from + 100; port++) if (await isFree(port)) return port
  throw new Error(`No port from ${from} to ${from + 99} is free.`)
}
