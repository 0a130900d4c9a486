import { micrositeResponse } from '@/contract/microsite'
import { micrositeSectionsResponse, sectionResponse } from '@/contract/sections'
import { tileContentResponse } from '@/contract/tiles'
import type { Picture, Section } from '@/domain/campus'
import type { Microsite } from '@/domain/microsite'
import { sectionAt, type SectionPage } from '@/features/content/section-page'
import { micrositeTop } from '@/v1/shapes/microsite'
import { micrositeSections, oneSection } from '@/v1/shapes/sections'
import { tileContent } from '@/v1/shapes/tiles'
import { section, site } from './campus'

const zone = 'America/Toronto'
const nothing = { en: null, fr: null }
const picture = (kind: Picture['kind']): Picture => ({
  kind,
  fileName: 'hall.webp',
  thumbName: null,
  alt: { en: 'A hall', fr: 'Une salle' },
  width: 2000,
  height: 500,
})
const page = (given: Partial<Section>, told: Partial<SectionPage> = {}): SectionPage => ({
  section: section(given),
  body: nothing,
  scriptUrl: null,
  ...told,
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
      banner: { picture: picture('section_banner'), textAlign: 'left', textFont: 'Fraunces' },
      nodes: [{ ...node, id: '1'.repeat(24), published: false }, node],
    },
    { body: { en: '<p>Hello</p>', fr: '<p>Bonjour</p>' }, scriptUrl: 'https://cdn.example.com/a.js' },
  )

  test('[PUB-7.6] [PUB-3.2] a section has the keys of the list first, and all that its page shows, to the byte', () => {
    const answer = oneSection({ page: full, zone }, 'fr')
    expect(sectionResponse.safeParse(answer).error).toBeUndefined()
    expect(answer.sections).toEqual([answer.section])
    expect(JSON.stringify(answer.section)).toBe(
      '{"name":"Nouvelles","id":"cccccccccccccccccccccccc","slug":"news","master_slug":null,"is_url":false,"url":null,' +
        '"published":true,"sort_order":4,"microsite_landing":false,"title":"Toutes les nouvelles","body":"<p>Bonjour</p>",' +
        '"show_header":true,"use_banner":true,"banner":{"file_name":"hall.webp","file_path":"/files/section_banner/hall.webp",' +
        '"file_width":2000,"file_height":500,"thumb_name":"hall.webp","alt":"Une salle"},"banner_text_align":"left",' +
        '"banner_text_font":"Fraunces","use_script":true,"script_url":"https://cdn.example.com/a.js","nodes":[{"name":"Plan",' +
        '"id":"eeeeeeeeeeeeeeeeeeeeeeee","slug":"map","master_slug":null,"is_url":false,"url":null,"published":true,"sort_order":1,' +
        '"microsite_landing":false,"start":"2026-11-01T00:00:00.000-04:00","end":"2026-11-20T23:59:59.999-05:00","scheduled":true,' +
        '"master_section_id":null,"global_section_id":null,"no_robots":false,"use_banner":false,"banner":null,' +
        '"banner_text_align":null,"banner_text_font":null}]}',
    )
  })

  test('[PUB-2.32] the title of a language without one is that of the other, else the name', () => {
    const titleIn = (given: Partial<Section>) => oneSection({ page: page(given), zone }, 'en').section.title
    expect(titleIn({ title: { en: null, fr: 'Toutes' } })).toBe('Toutes')
    expect(titleIn({})).toBe('News')
  })

  test('[PUB-7.6] a section without anything has every key', () => {
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

  test('[PUB-3.2] [V1-1.14] days until the end of all calendars are told', () => {
    const always = page({ showFrom: null, showUntil: '9999-12-31', nodes: [node] })
    const [under] = oneSection({ page: always, zone }, 'en').section.nodes
    expect(under).toMatchObject({ start: null, end: '9999-12-31T23:59:59.999-05:00', scheduled: true })
  })

  test('[PUB-2.11] [PUB-2.34] a page under a section has its own name, and neither its text, banner nor script', () => {
    const above = section({ ...full.section, useScript: true, scriptUrl: 'https://cdn.example.com/a.js' })
    const under = sectionAt({ section: above, node })
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
    expect(sectionAt({ section: above, node: null })).toBe(above)
  })
})

describe('microsite', () => {
  const microsite: Microsite = {
    id: '7'.repeat(24),
    tagline: { en: 'By the lake', fr: null },
    picture: { ...picture('microsite'), id: '8'.repeat(24) },
    opensOn: '2027-01-21',
    stats: [
      { id: 'a', title: { en: 'days to go', fr: 'jours' }, days: null },
      { id: 'b', title: { en: 'meals', fr: 'repas' }, days: 28 },
    ],
    sections: [],
  }
  /** Friday 20 November 2026, 23:30 in Toronto, already the 21st in Greenwich: 62 days before the opening. */
  const now = new Date('2026-11-21T04:30:00Z')
  const asked = {
    site: site({}),
    microsite,
    pages: [page({ slug: 'staff' })],
    blocks: [page({ slug: 'welcome', micrositeLanding: true }, { body: { en: '<p>Hi</p>', fr: '<p>Allô</p>' } })],
    now,
  }

  test('[PUB-7.8] [PUB-2.69] tells its banner, tagline, figures with the days of the campus, pages and blocks', () => {
    const answer = micrositeTop(asked, 'fr')
    expect(micrositeResponse.safeParse(answer).error).toBeUndefined()
    expect(Object.keys(answer.microsite ?? {})).toEqual([
      'id',
      'name',
      'tagline',
      'image',
      'opens_on',
      'days_until_open',
      'stats',
      'sections',
      'landing_sections',
    ])
    expect(answer.microsite).toMatchObject({
      name: 'Porte-Nord',
      tagline: 'By the lake',
      image: { id: '8'.repeat(24), file_name: 'hall.webp', thumb_name: 'hall.webp', alt: 'Une salle' },
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

  test('[PUB-7.8] without an opening its figures have no days; without anything every key stands', () => {
    const bare = { ...microsite, tagline: nothing, picture: null, opensOn: null }
    const answer = micrositeTop({ ...asked, microsite: bare, pages: [], blocks: [] }, 'en')
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

  test('[PUB-7.8] [PUB-7.7] a site without one has a null microsite and no blocks, and that is a success', () => {
    expect(JSON.stringify(micrositeTop({ ...asked, microsite: null, pages: [], blocks: [] }, 'en'))).toBe(
      '{"status":"success","request_time":0.001,"records":0,"microsite":null}',
    )
    expect(micrositeSections({ blocks: [], zone }, 'en')).toMatchObject({ records: 0, sections: [] })
    const answer = micrositeSections({ blocks: asked.blocks, zone }, 'en')
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
  const asked = {
    site: { slug: 'northgate', tiles: [tile('1', '/northgate/menus'), tile('2', `/northgate/news-item/${item}`)] },
    tileId: null,
    news: [{ id: item, title: { en: 'Soup', fr: 'Soupe' }, brief: { en: 'Hot', fr: null } }],
  }

  test('[PUB-7.24] the tiles of the home page in order, with the news item that one leads to', () => {
    const answer = tileContent(asked, 'fr')
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

  test('[PUB-7.24] one tile keeps its place; a news item that is not shown is not told', () => {
    const [only, ...more] = tileContent({ ...asked, tileId: '2'.repeat(24), news: [] }, 'en').content
    expect([only?.order, only?.news, more]).toEqual([2, null, []])
  })
})
