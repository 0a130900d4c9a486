import { expect, test, type APIRequestContext } from '@playwright/test'
import { detailPaths } from '@/domain/content/announcements'
import { locales, type Locale, type Localized } from '@/domain/locale'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { campus as demo } from '../../demo/campus'
import { everyValue, isMarkup } from '../tools/demo/every-text'
import { slugs } from './campus'

/** A body of the demo's source, the call of v1 that returns it (null without one), and its page. */
type Body = { html: Localized; call: string | null; page: string }

function siteOf(slug: string) {
  const site = demo.sites.find((each) => each.slug === slug)
  if (!site) throw new Error(`The demo has no site ${slug}`)
  return site
}

/** The bodies of a demo site that visitors may read. */
function bodiesOf(slug: string): Body[] {
  const site = siteOf(slug)
  const { content } = site
  const siteId = deterministicId('sites', slug)
  const idOf = (collection: string, key: string) => deterministicId(slug, collection, key)
  const call = (path: string, query = {}) => `${path}?${new URLSearchParams({ site_id: siteId, ...query })}`
  const screen = (name: string) =>
    `/${slug}/${site.sections.flatMap((it) => [it, ...it.nodes]).find((it) => it.masterSlug === name)?.slug}`
  const details = (kind: keyof typeof detailPaths, key: string) => `/${slug}/${detailPaths[kind]}/${idOf(kind, key)}`
  return [
    ...site.sections.flatMap(({ body, published, slug: section, url }) =>
      body && published && !url
        ? [{ html: body, call: call('sections/info_by_slug', { slug: section }), page: `/${slug}/${section}` }]
        : [],
    ),
    ...content.news.flatMap(({ key, description, linkType }) => {
      const news_id = idOf('news', key)
      return description && !linkType
        ? [{ html: description, call: call('news', { news_id }), page: details('news', key) }]
        : []
    }),
    ...content.events.map(({ key, description: html }) => {
      const event_id = idOf('events', key)
      return { html, call: call('events', { event_id }), page: details('events', key) }
    }),
    ...content.balancedLivingEvents.map(({ key, description: html }) => {
      const event_id = idOf('balanced-living-events', key)
      return { html, call: call('balanced_u_events', { event_id }), page: details('balanced-living-events', key) }
    }),
    ...content.specialOffers.map(({ key, description: html }) => {
      const id = idOf('special-offers', key)
      return { html, call: call('special_offers', { id }), page: details('special-offers', key) }
    }),
    ...content.staffMembers.map(({ bio: html }) => ({ html, call: call('staff/active_list'), page: screen('staff') })),
    ...content.blogArticles.map(({ key, body: html }) => ({
      html,
      call: call('dining_blog_articles/list'),
      page: `${screen('dining-blog')}?article=${idOf('blog-articles', key)}`,
    })),
    ...content.directorsMeetings.map(({ key, body: html }) => ({
      html,
      call: call('directors_meetings/list'),
      page: `${screen('directors-meetings')}?meeting=${idOf('directors-meetings', key)}`,
    })),
    ...(content.microsite?.sections ?? []).map(({ body: html, slug: section, micrositeLanding }) => ({
      html,
      call: micrositeLanding ? call('sections/microsite_sections') : null,
      page: micrositeLanding ? `/${slug}/microsite` : `/${slug}/microsite/${section}`,
    })),
  ]
}
const legalPages: Record<(typeof demo.legalTexts)[number]['kind'], string> = {
  privacy: '/northgate/privacy',
  mobilePrivacy: '/mobile-privacy?site=northgate',
  thirdPartyNotice: '/northgate/privacy',
  termsOfUse: '/northgate/terms-of-use',
  climateFriendly: '/climate-friendly',
}

const cookieOf = (language: Locale) => ({ headers: { cookie: `l1=${language}` } })

/** All texts of a JSON answer. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []

/** The HTML of a body on its page, where a table may scroll. */
const onPage = (html: string) =>
  html.replace(/<table\b[^>]*>/g, '<div class="wide-table" tabindex="0">$&').replace(/<\/table>/g, '$&</div>')

async function missingOnPage(request: APIRequestContext, language: Locale, page: string, html: string) {
  const response = await request.get(page, cookieOf(language))
  return response.ok() && (await response.text()).includes(`>${onPage(html)}</div>`) ? [] : [`${language} ${page}`]
}

for (const slug of slugs)
  test(`v1 and the pages of ${slug} serve the bodies of the demo to the byte, in both languages`, async ({
    request,
  }) => {
    const bodies = bodiesOf(slug)
    const site = siteOf(slug)
    const shown = { ...site, sections: site.sections.filter(({ published }) => published) }
    const left = everyValue(shown, isMarkup, slug).filter(({ value }) => !bodies.some(({ html }) => html === value))
    expect(left.map(({ at }) => at)).toEqual([])
    expect(bodies.length).toBeGreaterThan(40)
    const missing: string[] = []
    for (const language of locales)
      for (const { html, call, page } of bodies) {
        const answer: unknown = call && (await (await request.get(`/v1/${call}&locale=${language}`)).json())
        if (call && !textsOf(answer).includes(html[language])) missing.push(`${language} /v1/${call}`)
        missing.push(...(await missingOnPage(request, language, page, html[language])))
      }
    expect(missing).toEqual([])
  })

test('the legal pages serve the texts of the demo to the byte, in both languages', async ({ request }) => {
  const missing: string[] = []
  for (const language of locales)
    for (const { kind, body } of demo.legalTexts)
      missing.push(...(await missingOnPage(request, language, legalPages[kind], body[language])))
  expect(missing).toEqual([])
})
