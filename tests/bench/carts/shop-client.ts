import { request, type Agent } from 'node:http'

export type Method = 'GET' | 'POST' | 'DELETE'

/** A visitor of the shop with a cookie, over HTTP. */
export class ShopClient {
  cookie = ''
  constructor(
    readonly agent: Agent,
    readonly serverUrl: string,
    readonly site: string,
  ) {}

  /** Calls v1, with POST if there are data and no other method is given. Throws unless the call succeeds. Returns the body. */
  async call(path: string, data?: object, method: Method = data ? 'POST' : 'GET'): Promise<string> {
    const { status, text, cookie } = await this.#send(path, data, method)
    if (status !== 200 || !text.startsWith('{"status":"success"')) throw new Error(`${path}: ${status} ${text}`)
    if (cookie) this.cookie = cookie
    return text
  }

  #send(path: string, data: object | undefined, method: Method) {
    const site_id = this.site
    const url = `${this.serverUrl}/v1/${path}${data ? '' : `?site_id=${site_id}`}`
    const body = data ? JSON.stringify({ site_id, ...data }) : ''
    const headers = {
      'Content-Type': 'application/json',
      ...(data ? { 'Content-Length': Buffer.byteLength(body) } : {}), // Node sends none with DELETE
      ...(this.cookie ? { Cookie: this.cookie } : {}),
    }
    return new Promise<{ status: number; text: string; cookie: string | null }>((resolve, reject) => {
      const sent = request(url, { agent: this.agent, method, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const [cookie = null] = response.headers['set-cookie']?.map((one) => one.split(';')[0] ?? '') ?? []
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), cookie })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
