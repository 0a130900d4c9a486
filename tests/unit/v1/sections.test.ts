import { micrositeResponse, newsContentResponse, sectionResponse, sectionsResponse } from '@/contract/sections'
import type { Microsite } from '@/domain/microsite'
import { microsite } from '@/v1/shapes/microsite'
import { newsContent } from '@/v1/shapes/news-content'
import { oneSection, sectionOfNode, severalSections } from '@/v1/shapes/sections'
import { section, site } from './campus'

/** Friday 20 November 2026, 23:30 in Toronto, already the 21st in Greenwich. */
const now = new Date('2026-11-21T04:30:00Z')
const nothing = { en: null, fr: null }
const picture = {
  kind: 'microsite' as const,
  fileName: 'lake.webp',
  thumbName: null,
  alt: { en: 'A lake', fr: 'Un lac' },
  width: 1600,
  height: 600,
}
const pictureJson =
  '{"file_name":"lake.webp","file_path":"/files/microsite/lake.webp","width":1600,"height":600,"thumb_name":"lake.webp","alt":"Un lac"}'

describe('sections/info_by_slug', () => {
  const about = section({
    slug: 'about',
    masterSlug: 'news',
    title: { en: 'About us', fr: null },
    banner: { picture, textAlign: 'left', textFont: null },
    nodes: [
      {
        id: 'n'.repeat(24),
        slug: 'off',
        masterSlug: null,
        name: { en: 'Off', fr: 'Non' },
        published: false,
        url: null,
      },
      {
        id: 'e'.repeat(24),
        slug: 'team',
        masterSlug: 'staff',
        name: { en: 'Team', fr: 'Équipe' },
        published: true,
        url: null,
      },
    ],
  })
  const written = { section: about, body: { en: '<p>Hello</p>', fr: null }, scriptUrl: 'https://cdn.example.com/a.js' }

  test('[PUB-7.6] a section has every key in order and stands under both names, to the byte', () => {
    const answer = oneSection(written, 'fr')
    const row =
      '{"name":"Nouvelles","id":"cccccccccccccccccccccccc","slug":"about","master_slug":"news","is_url":false,"url":null,' +
      '"published":true,"sort_order":1,"microsite_landing":false,"title":"About us","body":"<p>Hello</p>","show_header":true,' +
      `"use_banner":true,"banner":${pictureJson},"banner_text_align":"left","banner_text_font":null,` +
      '"use_script":true,"script_url":"https://cdn.example.com/a.js","nodes":[{"name":"Équipe","id":"eeeeeeeeeeeeeeeeeeeeeeee",' +
      '"slug":"team","master_slug":"staff","is_url":false,"url":null,"published":true,"sort_order":1,"microsite_landing":false,' +
      '"start":null,"end":null,"scheduled":false,"master_section_id":null,"global_section_id":null,"no_robots":false,' +
      '"use_banner":false,"banner":null,"banner_text_align":null,"banner_text_font":null}]}'
    expect(JSON.stringify(answer)).toBe(
      `{"status":"success","request_time":0.001,"records":1,"section":${row},"sections":[${row}]}`,
    )
    expect(sectionResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-7.6] a section without words, banner and script has null in their places', () => {
    const { section: told } = oneSection({ section: section({}), body: nothing, scriptUrl: null }, 'en')
    expect(told).toMatchObject({
      title: null,
      body: null,
      use_banner: false,
      banner: null,
      use_script: false,
      script_url: null,
    })
  })

  test('[PUB-2.11] a page under a section is told as a section with its name', () => {
    const page = sectionOfNode(about.nodes[1]!, 1)
    const answer = oneSection({ section: page, body: nothing, scriptUrl: null }, 'fr')
    expect(answer.section).toMatchObject({ slug: 'team', master_slug: 'staff', title: 'Équipe', body: null, nodes: [] })
    expect(sectionResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-7.7] several are a list, and none is an empty one', () => {
    expect(severalSections([written, written], 'en')).toMatchObject({ records: 2, sections: [{ slug: 'about' }, {}] })
    const none = severalSections([], 'en')
    expect(none).toMatchObject({ records: 0, sections: [] })
    expect(sectionsResponse.safeParse(none).error).toBeUndefined()
  })
})

describe('microsite', () => {
  const stat = (id: string, days: number | null) => ({ id: id.repeat(24), title: { en: 'days', fr: 'jours' }, days })
  const lake: Microsite = {
    id: 'a'.repeat(24),
    tagline: { en: 'Doors open soon', fr: null },
    image: picture,
    opensOn: '2026-11-30',
    stats: [stat('1', null), stat('2', 28)],
    sections: [],
  }
  const bar = [{ section: section({}), body: nothing, scriptUrl: null }]

  test('[PUB-7.8] [PUB-2.69] it has the site’s name, its banner and its figures: ten days from Friday evening', () => {
    const answer = microsite({ site: site({}), microsite: lake, bar, now }, 'fr')
    expect(answer.microsite).toMatchObject({
      name: 'Porte-Nord',
      tagline: 'Doors open soon',
      image: { file_name: 'lake.webp' },
      opens_on: '2026-11-30',
      stats: [
        { title: 'jours', days: 10 },
        { title: 'jours', days: 28 },
      ],
      section_list: [{ slug: 'news' }],
    })
    expect(micrositeResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-7.8] a site without one has null', () => {
    const answer = microsite({ site: site({}), microsite: null, bar: [], now }, 'fr')
    expect(answer).toMatchObject({ status: 'success', records: 0, microsite: null })
    expect(micrositeResponse.safeParse(answer).error).toBeUndefined()
  })
})

describe('tiles/news_content', () => {
  const tile = { id: '6'.repeat(24), name: { en: 'Map', fr: 'Plan' }, link: '/northgate/map', picture }
  const tiles = [tile, { ...tile, id: '7'.repeat(24), link: null, picture: null }]

  test('[PUB-7.24] tiles have the keys of the site’s list, then their picture, to the byte', () => {
    const answer = newsContent({ tiles, tileId: null }, 'fr')
    expect(JSON.stringify(answer)).toBe(
      '{"status":"success","request_time":0.001,"records":2,"content":[{"id":"666666666666666666666666","name":"Plan","order":1,' +
        `"link":"/northgate/map","file_name":"lake.webp","picture":${pictureJson}},` +
        '{"id":"777777777777777777777777","name":"Plan","order":2,"link":null,"file_name":null,"picture":null}]}',
    )
    expect(newsContentResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-7.24] one tile keeps its place', () => {
    const answer = newsContent({ tiles, tileId: '7'.repeat(24) }, 'en')
    expect(answer.content.map(({ id, order }) => [id[0], order])).toEqual([['7', 2]])
  })
})
