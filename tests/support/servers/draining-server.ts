import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { trackRequests } from '@/server/http/lifecycle/drain'

export const longAnswer = Buffer.alloc(30_000_000, 'a')

/** Resolves in a turn of the event loop in which `isSo`. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1))
}

/**
 * A server that answers `/slow` when it is released, `/begun` in two parts, the second then, `/long` with more than a connection
 * holds, and everything else at once. Its other functions wait for what the server sees.
 */
export async function listen(grace?: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let requests = 0
  const sockets: Socket[] = []
  const answer = async ({ url }: IncomingMessage, response: ServerResponse) => {
    requests += 1
    if (url === '/long') return void response.end(longAnswer)
    if (url === '/begun') response.write('first ')
    if (url !== '/') await released
    response.end('done')
  }
  const server = createServer()
  const tracked = trackRequests(server, (request, response) => void answer(request, response), grace)
  server.on('connection', (socket: Socket) => sockets.push(socket))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    ...tracked,
    port: (server.address() as AddressInfo).port,
    release: () => release(),
    arrived: (count: number) => until(() => requests >= count),
    connected: (count: number) => until(() => sockets.length >= count),
    /** The server has read something from so many connections. */
    hasRead: (count: number) => until(() => sockets.filter(({ bytesRead }) => bytesRead > 0).length >= count),
    stopped: () => until(() => !server.listening),
  }
}

const agents: Agent[] = []
export const closeAgents = () => agents.splice(0).forEach((agent) => agent.destroy())

export function newAgent() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}

export const send = (port: number, path: string, agent = newAgent()) =>
  new Promise<{ status: number; connection?: string; text: string }>((done, fail) => {
    get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = ''
      response.on('data', (part) => (text += String(part)))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, connection: response.headers.connection, text }),
      )
      response.on('error', fail)
    }).on('error', fail)
  })

/** A connection for bytes as written. `received`: the text that arrives until the connection ends. */
export function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  const received = new Promise<string>((done) => {
    let text = ''
    socket.on('data', (part) => (text += String(part)))
    socket.on('close', () => done(text))
  })
  return { socket, received }
}
