import { campus } from '../../../demo/campus'
import type { Localized } from '@/domain/locale'
import { daysOf, everyValue, isDated, isMarkup, isText, isLocalized, withoutMarkup } from './every-text'
import { isReservedSlug, isSlug } from '@/domain/site/slug'
import { contrastRatio } from '@/domain/site/brand-colour'
import { addDays, weekdayOf } from '@/domain/time/calendar'
import { datesOf } from '../../../scripts/seed/seeding'
import { listHtmlBlocks } from '@/domain/content/rich-text/list-references'
import { parseRichText } from '@/domain/content/rich-text/parse/parse-rich-text'
import { renderRichText } from '@/domain/content/rich-text/render/render-rich-text'
import { cleanBody, cleanHtml } from '@/server/clean-html'
import { frenchRules } from '../../support/data/french-rules'

const texts = everyValue(campus, isLocalized)
const markups = everyValue(campus, isMarkup)
const pathsOfWrong = <Value>(found: { at: string; value: Value }[], isWrong: (value: Value) => boolean) =>
  found.filter(({ value }) => isWrong(value)).map(({ at }) => at)

describe('demo texts', () => {
  test('are present in both languages', () => {
    expect(texts.length).toBeGreaterThan(800)
    expect(pathsOfWrong(texts, ({ en, fr }) => en.trim() === '' || fr.trim() === '')).toEqual([])
  })

  test('differ between the languages, except names, amounts and short words', () => {
    expect(pathsOfWrong(texts, ({ en, fr }) => en === fr && en.length > 22)).toEqual([])
  })

  test.each(frenchRules)('in French: %s', (_, mistake) => {
    expect(pathsOfWrong(texts, ({ fr }) => mistake.test(withoutMarkup(fr)))).toEqual([])
  })

  test('use typographic apostrophes and quotes', () => {
    const typed = /['"]/
    expect(pathsOfWrong(texts, ({ en, fr }) => typed.test(withoutMarkup(en)) || typed.test(withoutMarkup(fr)))).toEqual(
      [],
    )
  })

  test('use Quebec words for meals, email and weekends', () => {
    const overseas = /petits?[ -]déjeuners?|week-?ends?|e-?mails?|\bmails?\b|shopping|parking/i
    expect(pathsOfWrong(texts, ({ fr }) => overseas.test(withoutMarkup(fr).replace(/\S+@\S+/g, '')))).toEqual([])
  })
})

describe('texts that say today or tonight', () => {
  const saysToday = ({ en, fr }: Localized) =>
    /\b(?:today|tonight)\b/i.test(en) || /aujourd’hui|\bce (?:soir|midi)\b/i.test(fr)
  const dated = everyValue(campus, isDated).flatMap(({ at, value }) =>
    everyValue(value, isLocalized, at).map((text) => ({ ...text, days: daysOf(value) })),
  )

  test('are shown or take place on one day', () => {
    const found = dated.filter(({ value }) => saysToday(value))
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter(({ days: [first, last] }) => first === null || first !== last).map(({ at }) => at)).toEqual([])
  })

  test('are true on any day where they have no date', () => {
    const paths = new Set(dated.map(({ at }) => at))
    const general = [
      /^On the menu today$|^(?:See )?[Tt]oday’s menus?$/,
      /than you do today/, // the climate page, about any visitor's habit
      /kept on the phone/, // how the menu without a network works
      /The first is charged today\./, // the terms that an order quotes from the day of its purchase
    ]
    const undated = texts.filter(({ at, value }) => saysToday(value) && !paths.has(at))
    expect(pathsOfWrong(undated, ({ en }) => !general.some((known) => known.test(en)))).toEqual([])
  })
})

describe('demo HTML', () => {
  test('contains only permitted markup', () => {
    expect(markups.length).toBeGreaterThan(90)
    expect(pathsOfWrong(markups, ({ en, fr }) => cleanHtml(en) !== en || cleanHtml(fr) !== fr)).toEqual([])
  })

  test('is stored and served as before the rich text editor', () => {
    expect(pathsOfWrong(markups, ({ en, fr }) => cleanBody(en) !== en || cleanBody(fr) !== fr)).toEqual([])
  })

  // The only differences after a conversion and back: a wrapped line becomes a space, and a line break stands between blocks.
  const blocks = /\s*(<\/?(?:p|h[2-4]|[uo]l|li|hr|blockquote|table|caption|thead|tbody|tr|t[hd])\b[^>]*>)\s*/g
  const plain = (html: string) => html.replace(/\n/g, ' ').replace(blocks, '$1')

  test.each(['en', 'fr'] as const)(
    'comes back equal from the rich text editor, but for line breaks, in %s',
    (locale) => {
      const documents = { hrefOf: () => null, imageOf: () => null }
      const convert = (html: string) => parseRichText(html, () => null)
      const roundTrip = (html: string) => renderRichText(convert(html), documents)
      expect(pathsOfWrong(markups, (html) => plain(roundTrip(html[locale])) !== plain(html[locale]))).toEqual([])
      // Once converted, the bytes stay.
      expect(pathsOfWrong(markups, (html) => roundTrip(roundTrip(html[locale])) !== roundTrip(html[locale]))).toEqual(
        [],
      )
      const kept = markups.filter((html) => listHtmlBlocks(convert(html.value[locale])).length > 0)
      expect(kept.map(({ value }) => /<dl>/.test(value[locale]))).toEqual([true]) // only a list of definitions stays HTML
    },
  )

  test('has the same structure in both languages', () => {
    const structure = (html: string) => html.match(/<\/?[a-z0-9]+/g)?.join('')
    expect(pathsOfWrong(markups, ({ en, fr }) => structure(en) !== structure(fr))).toEqual([])
  })
})

describe('invented data', () => {
  const strings = everyValue(campus, isText)

  test('email and web addresses end in .example or are at example.com', () => {
    const hosts = strings.flatMap(({ value }) => [
      ...[...value.matchAll(/https?:\/\/([^/\s"'<]+)/g)].map(([, host]) => host),
      ...[...value.matchAll(/[\w.-]+@([\w-]+(?:\.[\w-]+)*)/g)].map(([, host]) => host),
    ])
    expect(hosts.length).toBeGreaterThan(40)
    expect(hosts.filter((host) => host !== 'example.com' && !host?.endsWith('.example'))).toEqual([])
  })

  test('phone numbers are from the fictional range 555-0100 to 555-0199', () => {
    const phones = strings.filter(({ at, value }) => /phone$/i.test(at) || /^\d{10}$/.test(value))
    const written = strings.flatMap(({ value }) => value.match(/\b\d{3}[ -]\d{3}-\d{4}\b/g) ?? [])
    expect(phones.length).toBeGreaterThan(20)
    expect(phones.map(({ value }) => value).filter((phone) => !/^\d{3}55501\d\d$/.test(phone))).toEqual([])
    expect(written.filter((phone) => !/^\d{3} 555-01\d\d$/.test(phone))).toEqual([])
  })
})

describe.each(campus.sites)('$slug', (site) => {
  test('has a unique slug that is not reserved', () => {
    expect([isSlug(site.slug), isReservedSlug(site.slug)]).toEqual([true, false])
    expect(campus.sites.filter(({ slug }) => slug === site.slug)).toHaveLength(1)
  })

  test.each`
    text                      | background
    ${'textColor'}            | ${site.brandColor}
    ${'buttonTextColor'}      | ${site.buttonColor}
    ${'buttonTextHoverColor'} | ${site.buttonColor}
    ${'alternateClosedColor'} | ${'#FBFAF6'}
    ${'brandColor'}           | ${'#FBFAF6'}
  `('has enough contrast for $text on $background', ({ text, background }) => {
    expect(contrastRatio(site[text as 'textColor'], background)).toBeGreaterThanOrEqual(4.5)
  })

  test('has a unique slug for each page', () => {
    const slugs = site.sections.flatMap(({ slug, nodes }) => [slug, ...nodes.map((node) => node.slug)])
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  })
  test('starts what names a weekday in its title on that weekday, whenever the demo is loaded', () => {
    const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const wrong = [...site.content.news, ...site.content.events].flatMap((item) => {
      const named = weekdays.findIndex((name) => new RegExp(`\\b${name}\\b`).test(item.title.en))
      if (named < 0) return []
      const days = Array.from({ length: 7 }, (_, day) => datesOf(addDays('2026-11-16', day), item).start)
      return days.every((start) => start !== null && weekdayOf(start) === named) ? [] : [item.key]
    })
    expect(wrong).toEqual([])
  })
})
