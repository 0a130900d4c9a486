import { connect } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import {
  closeAgents,
  listen,
  longAnswer,
  newAgent,
  openConnection,
  send,
} from '../../../../support/servers/draining-server'

afterEach(closeAgents)

/** Much longer than a test may take: what ends before has ended on its own. */
const forever = 600_000

test('finishes every request in flight and asks for the connection to be closed', async () => {
  const { port, drain, arrived, release } = await listen()
  const answers = Promise.all(Array.from({ length: 20 }, () => send(port, '/slow')))
  await arrived(20)
  const ended = drain(forever)
  release()
  expect(await ended).toBe(0)
  expect((await answers).map(({ text, connection }) => `${text} ${connection}`)).toEqual(
    Array.from({ length: 20 }, () => 'done close'),
  )
})

test('finishes an answer that has begun, and then closes its connection', async () => {
  const { port, drain, arrived, release } = await listen(0)
  const answer = send(port, '/begun')
  await arrived(1)
  const ended = drain(forever)
  release()
  expect(await ended).toBe(0)
  expect((await answer).text).toBe('first done')
})

test('answers a request that arrives on an open connection during the grace period, with Connection: close', async () => {
  const { port, drain, isDraining, stopped } = await listen(forever)
  const agent = newAgent()
  expect((await send(port, '/', agent)).connection).toBe('keep-alive')
  const ended = drain(forever)
  expect(isDraining()).toBe(true)
  await stopped()
  expect(await send(port, '/', agent)).toEqual({ status: 200, connection: 'close', text: 'done' })
  expect(await ended).toBe(0)
})

test('refuses new connections', async () => {
  const { port, drain, arrived, stopped, release } = await listen()
  const pending = send(port, '/slow')
  await arrived(1)
  const ended = drain(forever)
  await stopped()
  await expect(send(port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  release()
  await Promise.all([pending, ended])
})

test('closes idle and unused connections after the grace period', async () => {
  const { port, drain, connected } = await listen(200)
  await send(port, '/')
  const unused = connect(port, '127.0.0.1')
  await connected(2)
  const began = performance.now()
  expect(await drain(forever)).toBe(0)
  expect(performance.now() - began).toBeGreaterThanOrEqual(200)
  unused.destroy()
})

test('waits for a request of which a part has arrived', async () => {
  const { port, drain, hasRead, connected } = await listen(0)
  const { socket, received } = openConnection(port)
  socket.write('GET / HTTP/1.1\r\nHost: loc')
  await hasRead(1)
  const idle = openConnection(port)
  await connected(2)
  const ended = drain(forever)
  await idle.received // closed, unlike the connection with half a request
  socket.write('alhost\r\n\r\n')
  expect(await ended).toBe(0)
  expect(await received).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*done$/)
})

test('answers all requests that were sent in a row on one connection', async () => {
  const { port, drain, arrived, release } = await listen()
  const { socket, received } = openConnection(port)
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2))
  await arrived(2)
  const ended = drain(forever)
  release()
  expect(await ended).toBe(0)
  expect((await received).match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})

test('finishes a long answer that was handed over at once and whose client reads slowly', async () => {
  const { port, drain, arrived, connected } = await listen(0)
  const { socket, received } = openConnection(port)
  socket.pause()
  socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n')
  await arrived(1)
  const idle = openConnection(port)
  await connected(2)
  const ended = drain(forever)
  await idle.received
  socket.resume()
  expect(await ended).toBe(0)
  expect((await received).split('\r\n\r\n')[1]).toHaveLength(longAnswer.length)
})

test('breaks off what takes longer than the limit, and counts it', async () => {
  const { port, drain, arrived } = await listen()
  const stuck = send(port, '/slow').catch((error: NodeJS.ErrnoException) => error.code)
  await arrived(1)
  expect(await drain(300)).toBe(1)
  expect(await stuck).toBe('ECONNRESET')
})
