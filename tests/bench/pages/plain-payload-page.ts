import { createServer } from 'node:http'
import { openPayload } from '@/server/database/payload'

/**
 * A server to compare the home page with: at each request it reads the site, its sections, locations and hours from Payload and
 * renders them as plain lists. Its path is `/{site}`, as in the product.
 */
const payload = await openPayload()
const overrideAccess = true // public data of the demo

async function renderPage(slug: string): Promise<string> {
  const found = await payload.find({ collection: 'sites', where: { slug: { equals: slug } }, depth: 1, overrideAccess })
  const site = found.docs[0]
  const query = { where: { site: { equals: site?.id } }, pagination: false, overrideAccess } as const
  const [sections, locations, schedules] = await Promise.all([
    payload.find({ collection: 'sections', depth: 0, ...query }),
    payload.find({ collection: 'locations', depth: 1, ...query }),
    payload.find({ collection: 'schedules', depth: 0, ...query }),
  ])
  const list = (rows: { name: string }[]) => `<ul>${rows.map(({ name }) => `<li>${name}</li>`).join('')}</ul>`
  return `<h1>${site?.name}</h1>${list(sections.docs)}${list(locations.docs)}<p>${schedules.docs.length}</p>`
}

createServer((request, response) => {
  const [, slug = ''] = (request.url ?? '').split('/')
  renderPage(slug).then(
    (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
    () => response.writeHead(500).end(),
  )
}).listen(Number(process.env.PORT))
