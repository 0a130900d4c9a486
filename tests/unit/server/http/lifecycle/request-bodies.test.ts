import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { runWithRequest } from '@/server/http/current-request'
import { guardRequestBody } from '@/server/http/lifecycle/request-bodies'
import { readMessageBody } from '@/server/http/request-body'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** A server whose clock the test moves, and a connection to it with what it has answered. */
async function open(answer: RequestListener) {
  const tasks = new Map<number, (() => void)[]>()
  const every = (task: () => void, milliseconds: number) => {
    tasks.set(milliseconds, [...(tasks.get(milliseconds) ?? []), task])
    return () =>
      void tasks.set(
        milliseconds,
        (tasks.get(milliseconds) ?? []).filter((it) => it !== task),
      )
  }
  let serverSide = { bytesRead: 0 }
  const server = createServer((request, response) => {
    serverSide = request.socket
    guardRequestBody(request, response, { every })
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const seen = { text: '', isClosed: false }
  socket.on('data', (part) => (seen.text += String(part)))
  socket.on('error', () => {}).on('close', () => (seen.isClosed = true))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  let sent = 0
  return {
    seen,
    until,
    /** Sends a text and waits until the server has read it. */
    send: async (text: string) => {
      socket.write(text)
      sent += text.length
      await until(() => serverSide.bytesRead >= sent || seen.isClosed)
    },
    pass: (milliseconds: number) => [...(tasks.get(milliseconds) ?? [])].forEach((task) => task()),
  }
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const chunk = (bytes: number) => 'x'.repeat(bytes)
const echoLength: RequestListener = (request, response) => {
  let bytes = 0
  request.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => response.end(`got ${bytes}`))
}

test('ends a body that is not complete after 30 seconds with 408, and closes the connection', async () => {
  const { send, pass, seen, until } = await open(echoLength)
  await send(`${head(1_000)}first`)
  pass(30_000)
  await until(() => seen.isClosed)
  expect(seen.text).toMatch(/^HTTP\/1\.1 408 .*\r\nConnection: close/)
})

test('lets a long upload go on while it makes progress, and no longer', async () => {
  const { send, pass, seen, until } = await open(echoLength)
  await send(head(120_000))
  for (let part = 0; part < 3; part += 1) {
    await send(chunk(40_000 - (part === 2 ? 1 : 0)))
    pass(30_000)
  }
  await send('x')
  await until(() => seen.text.includes('got 120000'))
  expect(seen.isClosed).toBe(false)
  await send(`${head(120_000)}${chunk(40_000)}`)
  pass(30_000)
  await send(chunk(10))
  pass(30_000)
  await until(() => seen.isClosed)
  expect(seen.text).toContain(' 408 ')
})

test('does not count the time in which the server itself does not read', async () => {
  const { send, pass, seen } = await open(() => {})
  await send(`${head(100)}x`)
  pass(30_000)
  await send('x')
  expect(seen).toEqual({ text: '', isClosed: false })
})

test('closes the connection on which a body goes on after the response', async () => {
  const { send, pass, seen, until } = await open((_, response) => void response.end('no'))
  await send(`${head(1_000_000)}x`)
  await until(() => seen.text.endsWith('no'))
  pass(2_000)
  await until(() => seen.isClosed)
})

test.each([
  ['a body over the limit that ends', head(20_000) + chunk(20_000)],
  ['a body over the limit that does not end', head(1_100_000) + chunk(1_060_000)],
])('closes the connection after %s', async (_, text) => {
  const { send, seen, until } = await open((request, response) => {
    void runWithRequest({ response, network: '' }, async () => response.end(String(await readMessageBody(request))))
  })
  await send(text)
  await until(() => seen.isClosed)
  expect(seen.text).toMatch(/\r\nConnection: close\r\n[^]*too-long/)
})
