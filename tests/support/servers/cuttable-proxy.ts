import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A TCP proxy in front of a database, so that a test can take the database away. `cut` breaks all connections and refuses
 * new ones, `freeze` keeps them and passes nothing on, and `restore` ends both.
 */
export async function startProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'frozen' = 'open'

  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy()
    const upstream = connect(target.port, target.host)
    const pair = [client, upstream]
    for (const [from, to] of [pair, [...pair].reverse()] as [Socket, Socket][]) {
      sockets.add(from)
      from.on('data', (bytes) => void (state === 'open' && to.write(bytes)))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const breakAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut'
      breakAll()
    },
    freeze: () => {
      state = 'frozen'
    },
    /** Connections that were frozen have lost bytes, and are broken. */
    restore: () => {
      if (state === 'frozen') breakAll()
      state = 'open'
    },
    close: () => {
      breakAll()
      server.close()
    },
  }
}

/** The address of a MongoDB behind a proxy. The driver must not look for the other members of the set, beside the proxy. */
export function throughProxy(url: string, port: number): string {
  const address = new URL(url)
  address.host = `127.0.0.1:${port}`
  address.searchParams.set('directConnection', 'true')
  return address.href
}

/** Host and port of a MongoDB address with one host. */
export function targetOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port || 27017) }
}
