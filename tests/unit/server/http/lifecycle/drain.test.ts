import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { trackRequests } from '@/server/http/lifecycle/drain'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const agents: Agent[] = []
afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()))

const longAnswer = Buffer.alloc(30_000_000, 'a')

/**
 * A server that answers `/slow` after 300 ms, `/begun` in two parts, `/stuck` never, `/long` with more than a connection holds,
 * and everything else at once.
 */
async function listen(grace?: number) {
  const answer = async ({ url }: IncomingMessage, response: ServerResponse) => {
    if (url === '/stuck') return
    if (url === '/long') return void response.end(longAnswer)
    if (url === '/begun') response.write('first ')
    if (url !== '/') await pause(300)
    response.end('done')
  }
  const server = createServer()
  const tracked = trackRequests(server, (request, response) => void answer(request, response), grace)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { ...tracked, port: (server.address() as AddressInfo).port }
}

const newAgent = () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return agent
}
const send = (port: number, path: string, agent = newAgent()) =>
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
function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  const received = new Promise<string>((done) => {
    let text = ''
    socket.on('data', (part) => (text += String(part)))
    socket.on('close', () => done(text))
  })
  return { socket, received }
}

test('finishes every request in flight and asks for the connection to be closed', async () => {
  const { port, drain } = await listen()
  const answers = Promise.all(Array.from({ length: 20 }, () => send(port, '/slow')))
  await pause(100)
  expect(await drain(5_000)).toBe(0)
  expect((await answers).map(({ text, connection }) => `${text} ${connection}`)).toEqual(
    Array.from({ length: 20 }, () => 'done close'),
  )
})

test('finishes an answer that has begun, and then closes its connection', async () => {
  const { port, drain } = await listen(0)
  const answer = send(port, '/begun')
  await pause(100)
  const began = performance.now()
  expect(await drain(5_000)).toBe(0)
  expect(performance.now() - began).toBeLessThan(2_000)
  expect((await answer).text).toBe('first done')
})

test('answers a request that arrives on an open connection during the grace period, with Connection: close', async () => {
  const { port, drain, isDraining } = await listen()
  const agent = newAgent()
  expect((await send(port, '/', agent)).connection).toBe('keep-alive')
  const ended = drain(5_000)
  expect(isDraining()).toBe(true)
  await pause(200)
  expect(await send(port, '/', agent)).toEqual({ status: 200, connection: 'close', text: 'done' })
  expect(await ended).toBe(0)
})

test('refuses new connections', async () => {
  const { port, drain } = await listen()
  const pending = send(port, '/slow')
  await pause(100)
  const ended = drain(5_000)
  await pause(50)
  await expect(send(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await Promise.all([pending, ended])
})

test('closes idle and unused connections after the grace period', async () => {
  const { port, drain } = await listen(200)
  await send(port, '/')
  const unused = connect(port, '127.0.0.1')
  await new Promise((resolve) => unused.once('connect', resolve))
  await pause(50)
  const began = performance.now()
  expect(await drain(5_000)).toBe(0)
  const took = performance.now() - began
  expect(took).toBeGreaterThanOrEqual(200)
  expect(took).toBeLessThan(1_500)
  unused.destroy()
})

test('waits for a request of which a part has arrived', async () => {
  const { port, drain } = await listen(100)
  const { socket, received } = open(port)
  socket.write('GET / HTTP/1.1\r\nHost: loc')
  await pause(100)
  const ended = drain(5_000)
  await pause(400)
  socket.write('alhost\r\n\r\n')
  expect(await ended).toBe(0)
  expect(await received).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*done$/)
})

test('answers all requests that were sent in a row on one connection', async () => {
  const { port, drain } = await listen()
  const { socket, received } = open(port)
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2))
  await pause(100)
  expect(await drain(5_000)).toBe(0)
  expect((await received).match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})

test('finishes a long answer that was handed over at once and whose client reads slowly', async () => {
  const { port, drain } = await listen(0)
  const { socket, received } = open(port)
  socket.pause()
  socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n')
  await pause(100)
  const ended = drain(5_000)
  await pause(300)
  socket.resume()
  expect(await ended).toBe(0)
  expect((await received).split('\r\n\r\n')[1]).toHaveLength(longAnswer.length)
})

test('breaks off what takes longer than the limit, and counts it', async () => {
  const { port, drain } = await listen()
  const stuck = send(port, '/stuck').catch((error: NodeJS.ErrnoException) => error.code)
  await pause(100)
  const began = performance.now()
  expect(await drain(300)).toBe(1)
  expect(performance.now() - began).toBeLessThan(1_500)
  expect(await stuck).toBe('ECONNRESET')
})

test('answers requests that a busy process has not read or even accepted yet', async () => {
  const { port, drain } = await listen(100)
  const sent = Promise.allSettled(Array.from({ length: 20 }, () => send(port, '/')))
  const busy = setInterval(() => {
    for (const until = performance.now() + 40; performance.now() < until;);
  }, 1)
  await pause(1)
  const ended = drain(10_000)
  await pause(1_500)
  clearInterval(busy)
  expect(await ended).toBe(0)
  expect((await sent).filter(({ status }) => status === 'rejected')).toEqual([])
})
