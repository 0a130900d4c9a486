import { execFileSync } from 'node:child_process'
import { transformSync } from 'esbuild'
import { walkthroughs } from '@/v1/docs/walkthroughs/walkthroughs'
import { writeShell } from '@/v1/docs/walkthroughs/write-shell'
import { writeTypeScript } from '@/v1/docs/walkthroughs/write-type-script'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'
import { makeCampus, makeFilters } from '../../support/data/campus'
import { makeShop } from '../../support/data/shop'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { openForReservations } from '../../support/reservations/reservation-hall'
import { promoCodes } from '../../support/shop/promo-codes'

const payload = await openPayload()
await makeFilters(payload)
const campus = await makeCampus(payload, 'northgate')
const { gold, silver, monthly } = await makeShop(payload, campus.site)
await updateDocument(payload, 'sites', campus.site, { customerLogin: true, allergenCard: true })
for (const [index, plan] of [gold, silver, monthly].entries())
  await updateDocument(payload, 'meal-plans', plan, { sortOrder: index })
await openForReservations(payload, campus)
const { id } = await promoCodes(payload, () => campus.site).makeCode()
await updateDocument(payload, 'promo-codes', id, { promoCode: 'HELLO10' })
afterAll(closePayload)

/** What the documented program sends, without a network. */
async function send(url: string, { method, headers, body }: RequestInit) {
  const { Cookie: cookie, 'Content-Type': type } = headers as Record<string, string>
  const sent = body == null ? {} : { body: { type: String(type), bytes: Buffer.from(String(body)) } }
  const address = url.replace('https://dining.example.edu', '')
  const answer = await handleRequest(endpoints, { method, address, cookie, network: '192.0.2.9', ...sent } as never)
  const set = [answer.headers['Set-Cookie'] ?? []].flat().map((line): [string, string] => ['Set-Cookie', String(line)])
  return new Response(String(answer.bytes), { status: answer.status, headers: set })
}

// In order: the reservation is one of the account.
test.each(walkthroughs.map((each) => [each.id, each] as const))(
  '[V1-14.10] the walkthrough of a %s runs as it is documented',
  async (_, walkthrough) => {
    const kept = walkthrough.steps.flatMap(({ keeps = {} }) => Object.keys(keeps))
    const program = writeTypeScript(walkthrough, 'https://dining.example.edu', 'en')
    const source = `export async function run(fetch) {${program}\nreturn [${kept.join(', ')}] }`
    const { code } = transformSync(source, { loader: 'ts' })
    const { run } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      run: (fetch: typeof send) => Promise<unknown[]>
    }
    expect(await run(send)).not.toContain(undefined)
    execFileSync('sh', ['-n'], { input: writeShell(walkthrough, 'https://dining.example.edu', 'fr') })
  },
)
