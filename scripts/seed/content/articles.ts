import { addDays } from '@/domain/time/calendar'
import type { DemoEvent, DemoNews } from '../../../demo/shapes/content-shape'
import { datesOf, windowOf, type Seeding } from '../seeding'

const published = { _status: 'published' } as const

/** Creates news, events, balanced-living events, special offers and blog articles. */
export async function seedArticles(seeding: Seeding): Promise<void> {
  const { content } = seeding.demo
  for (const news of content.news) await seedNews(seeding, news)
  for (const event of content.events) await seedEvent(seeding, 'events', event)
  for (const event of content.balancedLivingEvents) await seedEvent(seeding, 'balanced-living-events', event)
  await seedOffers(seeding)
  await seedBlog(seeding)
}

/** The fields for dates, times and place. The place is a location of the site or a text. */
function dateAndPlaceFields({ today, idOf }: Seeding, article: DemoNews | DemoEvent) {
  return {
    ...datesOf(today, article),
    ...windowOf(today, article),
    startsAt: article.startsAt,
    endsAt: article.endsAt,
    location: article.location ? idOf('locations', article.location) : null,
    customLocation: Boolean(article.customLocationName),
    customLocationName: article.customLocationName,
  }
}

async function seedNews(seeding: Seeding, news: DemoNews) {
  const { create, site, idOf } = seeding
  const { key, title, brief, description, linkType = 'default', link, buttonText } = news
  await create('news', {
    id: idOf('news', key),
    site,
    title,
    brief,
    description,
    ...dateAndPlaceFields(seeding, news),
    linkType,
    link,
    buttonText,
    ...published,
  })
}

async function seedEvent(seeding: Seeding, collection: 'events' | 'balanced-living-events', event: DemoEvent) {
  const { create, site, today, idOf } = seeding
  const { key, title, brief, description, featured = false } = event
  const dates = dateAndPlaceFields(seeding, event)
  await create(collection, {
    id: idOf(collection, key),
    site,
    title,
    brief,
    description,
    ...dates,
    start: dates.start ?? today,
    active: true,
    featured,
    ...published,
  })
}

async function seedOffers(seeding: Seeding) {
  const { create, demo, site, today, idOf } = seeding
  for (const { key, name, brief, description, ...span } of demo.content.specialOffers)
    await create('special-offers', {
      id: idOf('special-offers', key),
      site,
      name,
      brief,
      description,
      ...datesOf(today, span),
      active: true,
      ...published,
    })
}

async function seedBlog({ create, demo, site, today, idOf }: Seeding) {
  for (const { key, offsetDays, title, body } of demo.content.blogArticles)
    await create('blog-articles', {
      id: idOf('blog-articles', key),
      site,
      title,
      publishedDate: addDays(today, offsetDays),
      body,
      ...published,
    })
}
