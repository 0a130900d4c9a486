import { connect } from 'node:net'

/**
 * Sends a request target exactly as written, without a client that normalizes it. Returns status and body; the status is 0 if
 * the server closes the connection without a response.
 */
export function rawRequest(port: number, target: string): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    const parts: Buffer[] = []
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No response to ${target}`)))
    socket.on('data', (part) => parts.push(part))
    socket.on('error', fail)
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('latin1')
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? []
      done({ status: Number(status), body: text.slice(text.indexOf('\r\n\r\n') + 4) })
    })
    socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`, 'utf8'))
  })
}
