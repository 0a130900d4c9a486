import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'

/** A response that is kept instead of sent. */
export type CapturedResponse = { status: number; headers: Map<string, string | number | string[]>; body: Buffer }

/** A response without a connection, which keeps what Next writes. */
class MemoryResponse extends ServerResponse {
  readonly #parts: Buffer[] = []
  readonly #onEnd: (response: CapturedResponse) => void
  readonly #onFailure: (error: Error) => void

  constructor(
    request: IncomingMessage,
    onEnd: (response: CapturedResponse) => void,
    onFailure: (error: Error) => void,
  ) {
    super(request)
    this.#onEnd = onEnd
    this.#onFailure = onFailure
  }

  #keep(chunk: unknown, encoding: unknown) {
    if (typeof chunk === 'string')
      this.#parts.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : undefined))
    else if (chunk instanceof Uint8Array) this.#parts.push(Buffer.from(chunk))
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((each) => typeof each === 'object' && each !== null) ?? {}
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value as string)
    return this
  }

  override flushHeaders(): void {}

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#keep(chunk, rest[0])
    for (const each of rest) if (typeof each === 'function') (each as () => void)()
    return true
  }

  override end(...rest: unknown[]): this {
    this.#keep(rest[0], rest[1])
    this.#onEnd({
      status: this.statusCode,
      headers: new Map(
        Object.entries(this.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
      body: Buffer.concat(this.#parts),
    })
    for (const each of rest) if (typeof each === 'function') (each as () => void)()
    this.emit('finish')
    this.emit('close')
    return this
  }

  /** Next destroys the response of a page that fails while it is written. */
  override destroy(error?: Error): this {
    this.#onFailure(error ?? new Error('The response was not finished.'))
    return this
  }
}

/** A request of our own to Next: nothing in it comes from a client. */
export function makeRequest(url: string, headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, headers })
  request.push(null)
  return request
}

/** What a handler of Next writes for a request. Fails when the handler fails or destroys the response. */
export function captureResponse(
  request: IncomingMessage,
  handle: (response: ServerResponse) => Promise<unknown>,
): Promise<CapturedResponse> {
  return new Promise((resolve, reject) => {
    handle(new MemoryResponse(request, resolve, reject)).catch(reject)
  })
}
