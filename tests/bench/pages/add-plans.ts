import { openPayload } from '@/server/database/payload'
import { textOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'

/** A program that adds meal plans to a site until its order form shows as many as the argument says. */
const [slug, wanted] = [process.argv[2] ?? '', Number(process.argv[3])]
const payload = await openPayload()
payload.logger.level = 'silent'
const found = await payload.db.findOne<{ id: string }>({ collection: 'sites', where: { slug: { equals: slug } } })
const site = textOf(found?.id) ?? ''
const of = { site: { equals: site } }
const { totalDocs } = await payload.db.count({ collection: 'meal-plans', where: of })
const pictured = await payload.db.findOne<{ id: string; images?: string[] }>({ collection: 'meal-plans', where: of })
const create = localizedCreator(payload, { context: { quiet: true } })
for (let number = totalDocs; number < wanted; number += 1)
  await create('meal-plans', {
    site,
    name: { en: `Block of ${number}`, fr: `Bloc de ${number}` },
    desc: { en: `${number} meals in any hall.`, fr: `${number} repas dans toutes les salles.` },
    images: pictured?.images,
    priceCents: 10_000 + number * 100,
    applyTax: true,
    _status: 'published',
  })
process.exit(0)
