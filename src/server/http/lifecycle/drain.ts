import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long a connection without a request stays open, in milliseconds: a request may be on its way. */
const graceMilliseconds = 1_000
const sweepMilliseconds = 50
/** How much of the time to drain connections that the system has accepted may go on to arrive. Under load new ones never end. */
const acceptanceShare = 1 / 2

/** `latest`: the response to the newest request, while requests are being answered. `open`: their number. */
type Connection = { socket: Socket; open: number; latest: ServerResponse | null; bytesAnswered: number }

/** `drain` ends the server's connections; `isDraining` is true from its first call on. */
export type RequestDrain = { isDraining: () => boolean; drain: (milliseconds: number) => Promise<number> }

/**
 * Answers the requests of a server with `answer` and follows them, so that it can end without breaking off an answer. Call it
 * before the server listens.
 *
 * `drain` stops accepting connections and resolves when the last request is answered, or after so many milliseconds. The
 * result is the number of requests that were broken off then. From its call on, answers have `Connection: close`: clients
 * send their next request elsewhere. A connection without a request is closed after a second, not at once: a request that is
 * already on its way would be reset. `server.close()` is not used, because it closes those at once.
 */
export function trackRequests(server: Server, answer: RequestListener, grace = graceMilliseconds): RequestDrain {
  const connections = new Map<Socket, Connection>()
  let draining = false
  let accepted = 0

  server.on('connection', (socket: Socket) => {
    accepted += 1
    connections.set(socket, { socket, open: 0, latest: null, bytesAnswered: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', (request, response) => {
    if (draining) closeAfter(response)
    const connection = connections.get(request.socket)
    if (connection) {
      connection.open += 1
      connection.latest = response
      response.on('close', () => {
        connection.open -= 1
        if (connection.open === 0) connection.latest = null
        connection.bytesAnswered = connection.socket.bytesRead
      })
    }
    answer(request, response)
  })

  /** Idle: no request is being answered, and none has arrived in part. */
  const isIdle = ({ socket, open, bytesAnswered }: Connection) => open === 0 && socket.bytesRead <= bytesAnswered
  const countRequests = () => [...connections.values()].reduce((sum, { open }) => sum + open, 0)

  /** Closes what is idle now and after Node has read what has arrived: a busy process has not read everything yet. */
  async function closeIdleConnections() {
    const idle = [...connections.values()].filter(isIdle)
    await nextTurns()
    for (const connection of idle) if (isIdle(connection)) connection.socket.destroySoon()
  }

  /**
   * Lets Node accept the connections that the system has accepted already. Closing the server would reset them. Node
   * accepts one in each turn, so it waits for turns without a new one, at most until `end`.
   */
  async function acceptWaitingConnections(end: number) {
    let seen = -1
    while (seen !== accepted && performance.now() < end) {
      seen = accepted
      await nextTurns()
    }
  }

  async function drain(milliseconds: number): Promise<number> {
    draining = true
    const began = performance.now()
    // Of several requests sent in a row on one connection only the last may close it.
    for (const { latest } of connections.values()) closeAfter(latest)
    await acceptWaitingConnections(began + milliseconds * acceptanceShare)
    const closed = new Promise<void>((done) => void NetServer.prototype.close.call(server, () => done()))
    const sweep = setInterval(
      () => void (performance.now() - began >= grace && closeIdleConnections()),
      sweepMilliseconds,
    )
    let timer: NodeJS.Timeout | undefined
    const expired = new Promise<void>((done) => (timer = setTimeout(done, began + milliseconds - performance.now())))
    await Promise.race([closed, expired])
    clearInterval(sweep)
    clearTimeout(timer)
    const brokenOff = countRequests()
    server.closeAllConnections()
    return brokenOff
  }
  return { isDraining: () => draining, drain }
}

function closeAfter(response: ServerResponse | null) {
  if (response && !response.headersSent) response.setHeader('Connection', 'close')
}

/** Three turns of the event loop: one to accept a connection, one to register it and one to read what it has sent. */
async function nextTurns() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
