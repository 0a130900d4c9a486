import { micrositeResponse } from '@/contract/content/microsite'
import { micrositeSectionsResponse, sectionResponse } from '@/contract/site/sections'
import { tileContentResponse } from '@/contract/site/tiles'
import type { Section } from '@/domain/site/section'
import type { Microsite } from '@/domain/content/microsite'
import { resolveSection, type SectionPage } from '@/features/site/read-section-page'
import { micrositeDetails } from '@/v1/content/shapes/microsite'
import { micrositeSections, oneSection } from '@/v1/site/shapes/sections'
import { tileContent } from '@/v1/site/shapes/tiles'
import { section, site } from '../campus-fixture'
import { nothing, picture } from '../content-fixture'

const zone = 'America/Toronto'
const hall = { fileName: 'hall.webp', thumbName: null }
const page = (given: Partial<Section>, overrides: Partial<SectionPage> = {}): SectionPage => ({
  section: section(given),
  body: nothing,
  scriptUrl: null,
  ...overrides,
})
const node = {
  id: 'e'.repeat(24),
  slug: 'map',
  masterSlug: null,
  name: { en: 'Map', fr: 'Plan' },
  published: true,
  url: null,
}

describe('sections/info_by_slug', () => {
  const full = page(
    {
      title: { en: null, fr: 'Toutes les nouvelles' },
      sortOrder: 4,
      showFrom: '2026-11-01',
      showUntil: '2026-11-20',
      banner: { picture: picture('section_banner', hall), textAlign: 'left', textFont: 'Fraunces' },
      nodes: [{ ...node, id: '1'.repeat(24), published: false }, node],
    },
    { body: { en: '<p>Hello</p>', fr: '<p>Bonjour</p>' }, scriptUrl: 'https://cdn.example.com/a.js' },
  )

  test('[PUB-7.6] [PUB-3.2] writes a section byte for byte', () => {
    const answer = oneSection({ page: full, zone }, 'fr')
    expect(sectionResponse.safeParse(answer).error).toBeUndefined()
    expect(answer.sections).toEqual([answer.section])
    expect(JSON.stringify(answer.section)).toBe(
      '{"name":"Nouvelles","id":"cccccccccccccccccccccccc","slug":"news","master_slug":null,"is_url":false,"url":null,' +
        '"published":true,"sort_order":4,"microsite_landing":false,"title":"Toutes les nouvelles","body":"<p>Bonjour</p>",' +
        '"show_header":true,"use_banner":true,"banner":{"file_name":"hall.webp","file_path":"/files/section_banner/hall.webp",' +
        '"file_width":892,"file_height":804,"thumb_name":"hall.webp","alt":"Un bol"},"banner_text_align":"left",' +
        '"banner_text_font":"Fraunces","use_script":true,"script_url":"https://cdn.example.com/a.js","nodes":[{"name":"Plan",' +
        '"id":"eeeeeeeeeeeeeeeeeeeeeeee","slug":"map","master_slug":null,"is_url":false,"url":null,"published":true,"sort_order":1,' +
        '"microsite_landing":false,"start":"2026-11-01T00:00:00.000-04:00","end":"2026-11-20T23:59:59.999-05:00","scheduled":true,' +
        '"master_section_id":null,"global_section_id":null,"no_robots":false,"use_banner":false,"banner":null,' +
        '"banner_text_align":null,"banner_text_font":null}]}',
    )
  })

  test('[PUB-2.32] takes a missing title from the other language, then from the name', () => {
    const titleIn = (given: Partial<Section>) => oneSection({ page: page(given), zone }, 'en').section.title
    expect(titleIn({ title: { en: null, fr: 'Toutes' } })).toBe('Toutes')
    expect(titleIn({})).toBe('News')
  })

  test('[PUB-7.6] writes every key for a section without content', () => {
    const bare = oneSection({ page: page({}), zone }, 'en')
    expect(sectionResponse.safeParse(bare).error).toBeUndefined()
    expect(Object.keys(bare.section)).toEqual(Object.keys(oneSection({ page: full, zone }, 'en').section))
    expect(bare.section).toMatchObject({
      body: null,
      use_banner: false,
      banner: null,
      banner_text_align: null,
      use_script: false,
      script_url: null,
      nodes: [],
    })
  })

  test('[PUB-3.2] [V1-1.14] writes the last day of the year 9999', () => {
    const always = page({ showFrom: null, showUntil: '9999-12-31', nodes: [node] })
    const [under] = oneSection({ page: always, zone }, 'en').section.nodes
    expect(under).toMatchObject({ start: null, end: '9999-12-31T23:59:59.999-05:00', scheduled: true })
  })

  test('[PUB-2.11] gives a page of a section its own name, but not the text, banner or script of the section', () => {
    const above = section({ ...full.section, useScript: true, scriptUrl: 'https://cdn.example.com/a.js' })
    const under = resolveSection({ section: above, node })
    expect(oneSection({ page: { section: under, body: nothing, scriptUrl: null }, zone }, 'fr').section).toMatchObject({
      id: node.id,
      name: 'Plan',
      title: 'Plan',
      sort_order: 1,
      show_header: true,
      use_banner: false,
      nodes: [],
    })
    expect([under.useScript, under.scriptUrl, under.body, under.banner]).toEqual([false, null, nothing, null])
    expect(resolveSection({ section: above, node: null })).toBe(above)
  })
})

describe('microsite', () => {
  const microsite: Microsite = {
    id: '7'.repeat(24),
    tagline: { en: 'By the lake', fr: null },
    picture: picture('microsite', hall),
    opensOn: '2027-01-21',
    stats: [
      { id: 'a', title: { en: 'days to go', fr: 'jours' }, days: null },
      { id: 'b', title: { en: 'meals', fr: 'repas' }, days: 28 },
    ],
    sections: [],
  }
  /** Friday 20 November 2026, 23:30 in Toronto, already the 21st in Greenwich: 62 days before the opening. */
  const now = new Date('2026-11-21T04:30:00Z')
  const data = {
    site: site({}),
    microsite,
    pages: [page({ slug: 'staff' })],
    blocks: [page({ slug: 'welcome', micrositeLanding: true }, { body: { en: '<p>Hi</p>', fr: '<p>Allô</p>' } })],
    now,
  }

  test('[PUB-7.8] [PUB-3.17] returns banner, tagline, figures, pages and blocks, and counts days in campus time', () => {
    const answer = micrositeDetails(data, 'fr')
    expect(micrositeResponse.safeParse(answer).error).toBeUndefined()
    expect(Object.keys(answer.microsite ?? {}).join()).toBe(
      'id,name,tagline,image,opens_on,days_until_open,stats,sections,landing_sections',
    )
    expect(answer.microsite).toMatchObject({
      name: 'Porte-Nord',
      tagline: 'By the lake',
      image: { id: '9'.repeat(24), file_name: 'hall.webp', thumb_name: 'hall.webp', alt: 'Un bol' },
      opens_on: '2027-01-21',
      days_until_open: 62,
      stats: [
        { id: 'a', title: 'jours', days: 62 },
        { id: 'b', title: 'repas', days: 28 },
      ],
      sections: [{ slug: 'staff' }],
      landing_sections: [{ slug: 'welcome', microsite_landing: true, body: '<p>Allô</p>' }],
    })
  })

  test('[PUB-7.8] writes null days without an opening date, and every key without content', () => {
    const bare = { ...microsite, tagline: nothing, picture: null, opensOn: null }
    const answer = micrositeDetails({ ...data, microsite: bare, pages: [], blocks: [] }, 'en')
    expect(micrositeResponse.safeParse(answer).error).toBeUndefined()
    expect(answer.microsite).toMatchObject({
      tagline: null,
      image: null,
      opens_on: null,
      days_until_open: null,
      stats: [{ days: null }, { days: 28 }],
      sections: [],
    })
  })

  test('[PUB-7.8] [PUB-7.7] answers a site without a microsite with null and no blocks', () => {
    expect(JSON.stringify(micrositeDetails({ ...data, microsite: null, pages: [], blocks: [] }, 'en'))).toBe(
      '{"status":"success","request_time":0.001,"records":0,"microsite":null}',
    )
    expect(micrositeSections({ blocks: [], zone }, 'en')).toMatchObject({ records: 0, sections: [] })
    const answer = micrositeSections({ blocks: data.blocks, zone }, 'en')
    expect(micrositeSectionsResponse.safeParse(answer).error).toBeUndefined()
    expect(answer).toMatchObject({ records: 1, sections: [{ slug: 'welcome', body: '<p>Hi</p>' }] })
  })
})

describe('tiles/news_content', () => {
  const item = 'a'.repeat(24)
  const tile = (digit: string, link: string | null) => ({
    id: digit.repeat(24),
    name: { en: `Tile ${digit}`, fr: `Tuile ${digit}` },
    link,
    picture: null,
  })
  const data = {
    site: { slug: 'northgate', tiles: [tile('1', '/northgate/menus'), tile('2', `/northgate/news-item/${item}`)] },
    tileId: null,
    news: [{ id: item, title: { en: 'Soup', fr: 'Soupe' }, brief: { en: 'Hot', fr: null } }],
  }

  test('[PUB-7.24] lists the tiles in order with the news item that a tile links to', () => {
    const answer = tileContent(data, 'fr')
    expect(tileContentResponse.safeParse(answer).error).toBeUndefined()
    expect(answer.content).toEqual([
      { id: '1'.repeat(24), name: 'Tuile 1', order: 1, link: '/northgate/menus', file_name: null, news: null },
      {
        id: '2'.repeat(24),
        name: 'Tuile 2',
        order: 2,
        link: `/northgate/news-item/${item}`,
        file_name: null,
        news: { id: item, title: 'Soupe', brief: 'Hot' },
      },
    ])
  })

  test('[PUB-7.24] keeps the order of a single tile and leaves out hidden news', () => {
    const [only, ...more] = tileContent({ ...data, tileId: '2'.repeat(24), news: [] }, 'en').content
    expect([only?.order, only?.news, more]).toEqual([2, null, []])
  })
})
