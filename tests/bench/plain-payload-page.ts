import { createServer } from 'node:http'
import { openPayload } from '@/server/payload'

/**
 * What a page costs that asks Payload each time and does nothing else: the site, its sections, places and hours, as a list
 * without any style. The address is `/{site}`, as ours.
 */
const payload = await openPayload()
const overrideAccess = true // public data of the demo

async function page(slug: string): Promise<string> {
  const found = await payload.find({ collection: 'sites', where: { slug: { equals: slug } }, depth: 1, overrideAccess })
  const site = found.docs[0]
  const ofSite = { where: { site: { equals: site?.id } }, pagination: false, overrideAccess } as const
  const [sections, locations, schedules] = await Promise.all([
    payload.find({ collection: 'sections', depth: 0, ...ofSite }),
    payload.find({ collection: 'locations', depth: 1, ...ofSite }),
    payload.find({ collection: 'schedules', depth: 0, ...ofSite }),
  ])
  const list = (rows: { name: string }[]) => `<ul>${rows.map(({ name }) => `<li>${name}</li>`).join('')}</ul>`
  return `<h1>${site?.name}</h1>${list(sections.docs)}${list(locations.docs)}<p>${schedules.docs.length}</p>`
}

createServer((request, response) => {
  const [, slug = ''] = (request.url ?? '').split('/')
  page(slug).then(
    (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
    () => response.writeHead(500).end(),
  )
}).listen(Number(process.env.PORT))
