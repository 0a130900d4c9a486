import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long a short body may take, and how often a long one is checked, in milliseconds. */
const paceMilliseconds = 30_000
/** What a long body brings between two checks at least: 1 KB a second, far below any upload that makes progress. */
const paceBytes = 30 * 1024
/** How long the rest of a body may go on to arrive after the response, so that the client reads the response. */
const lingerMilliseconds = 2_000

type Timers = { every: (task: () => void, milliseconds: number) => () => void }

const realTimers: Timers = {
  every: (task, milliseconds) => {
    const timer = setInterval(task, milliseconds).unref()
    return () => clearInterval(timer)
  },
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether the server reads: while a handler waits for a lock, it is not the client who is slow. */
const isReading = (request: IncomingMessage) =>
  request.readableFlowing !== null && request.readableLength < request.readableHighWaterMark

/**
 * Ends bodies that arrive too slowly, and connections on which a body goes on after its response. A body must be complete
 * within 30 seconds or bring 30 KB in each 30 seconds, else the response is 408 and the connection is closed. So a form has 30
 * seconds, and an upload has as long as it makes progress.
 */
export function guardRequestBody(request: IncomingMessage, response: ServerResponse, { every } = realTimers): void {
  if (!hasBody(request)) return
  const { socket } = request
  let checkedBytes = socket.bytesRead
  const stop = every(() => {
    const received = socket.bytesRead - checkedBytes
    checkedBytes = socket.bytesRead
    if (request.complete) stop()
    else if (received < paceBytes && isReading(request)) endSlowBody(request, response)
  }, paceMilliseconds)
  socket.once('close', stop)
  response.once('close', () => {
    stop()
    socket.off('close', stop)
  })
  response.once('finish', () => {
    if (request.complete) return
    const endLinger = every(() => {
      endLinger()
      if (!request.complete) socket.destroy()
    }, lingerMilliseconds)
  })
}

/** Writes to the connection, as Node does for slow headers: what the handler still answers then goes nowhere. */
function endSlowBody({ socket }: IncomingMessage, { headersSent }: ServerResponse) {
  if (!headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}
