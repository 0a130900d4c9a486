/**
 * The health check of the container: `node scripts/check-health.mjs /healthz`. It asks the server beside it, on the port and
 * interface of the environment, and exits with 0 for status 200, else with 1 and what the server says.
 */
const host = process.env.HOSTNAME_BIND || '127.0.0.1'
const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
const address = `http://${name}:${process.env.PORT || 3000}${process.argv[2] ?? '/readyz'}`

const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  async (response) => ({ ok: response.ok, text: await response.text() }),
  (error) => ({ ok: false, text: String(error.cause?.code ?? error.name) }),
)
console.log(answer.text.trim())
process.exit(answer.ok ? 0 : 1)
