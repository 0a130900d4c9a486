import { existsSync } from 'node:fs'
import { campus } from '../../../demo/campus'
import { everyValue, isMarkup, isPicture, isText, isWords, withoutMarkup } from './every-text'
import { isReservedSlug, isSlug } from '@/domain/address'
import { contrastRatio } from '@/domain/brand-colour'
import { cleanHtml } from '@/server/clean-html'

const texts = everyValue(campus, isWords)
const markups = everyValue(campus, isMarkup)
const wrong = <Value>(found: { at: string; value: Value }[], isWrong: (value: Value) => boolean) =>
  found.filter(({ value }) => isWrong(value)).map(({ at }) => at)

describe('[PUB-1.4] what the demo says, it says in both languages', () => {
  test('there is much of it, and no text is empty', () => {
    expect(texts.length).toBeGreaterThan(900)
    expect(wrong(texts, ({ en, fr }) => en.trim() === '' || fr.trim() === '')).toEqual([])
  })

  test('only names, amounts and short words are the same in both', () => {
    expect(wrong(texts, ({ en, fr }) => en === fr && en.length > 22)).toEqual([])
  })

  test('French keeps its signs by their words with spaces that do not break', () => {
    const parted = /(?:^|[^\u00a0\s;:!?.(«])[ ]?[;!?»](?=\s|$)|[\p{L}»)]:(?=\s|$)| [;:!?»]|«(?!\u00a0)/u
    expect(wrong(texts, ({ fr }) => parted.test(withoutMarkup(fr).replace(/ +$/gm, '')))).toEqual([])
  })

  test('neither language has a typewriter’s apostrophe or quotes', () => {
    const typed = /['"]/
    expect(wrong(texts, ({ en, fr }) => typed.test(withoutMarkup(en)) || typed.test(withoutMarkup(fr)))).toEqual([])
  })

  test('meals have their Quebec names, and so have letters and weekends', () => {
    const overseas = /petits?[ -]déjeuners?|week-?ends?|e-?mails?|\bmails?\b|shopping|parking/i
    expect(wrong(texts, ({ fr }) => overseas.test(withoutMarkup(fr).replace(/\S+@\S+/g, '')))).toEqual([])
  })
})

describe('[PUB-2.33] what is written as HTML', () => {
  test('is shown as it was written: the cleaning takes nothing away', () => {
    expect(markups.length).toBeGreaterThan(90)
    expect(wrong(markups, ({ en, fr }) => cleanHtml(en) !== en || cleanHtml(fr) !== fr)).toEqual([])
  })

  test('has the same structure in both languages', () => {
    const structure = (html: string) => html.match(/<\/?[a-z0-9]+/g)?.join('')
    expect(wrong(markups, ({ en, fr }) => structure(en) !== structure(fr))).toEqual([])
  })
})

describe('nothing in it is real', () => {
  const strings = everyValue(campus, isText)

  test('addresses of mail and of the web end in .example; accounts are of example.com', () => {
    const hosts = strings.flatMap(({ value }) => [
      ...[...value.matchAll(/https?:\/\/([^/\s"'<]+)/g)].map(([, host]) => host),
      ...[...value.matchAll(/[\w.-]+@([\w-]+(?:\.[\w-]+)*)/g)].map(([, host]) => host),
    ])
    expect(hosts.length).toBeGreaterThan(40)
    expect(hosts.filter((host) => host !== 'example.com' && !host?.endsWith('.example'))).toEqual([])
  })

  test('every telephone is one of those that nobody has, 555-0100 to 555-0199', () => {
    const phones = strings.filter(({ at, value }) => /phone$/i.test(at) || /^\d{10}$/.test(value))
    const written = strings.flatMap(({ value }) => value.match(/\b\d{3}[ -]\d{3}-\d{4}\b/g) ?? [])
    expect(phones.length).toBeGreaterThan(20)
    expect(phones.map(({ value }) => value).filter((phone) => !/^\d{3}55501\d\d$/.test(phone))).toEqual([])
    expect(written.filter((phone) => !/^\d{3} 555-01\d\d$/.test(phone))).toEqual([])
  })
})

describe('pictures', () => {
  const pictures = everyValue(campus, isPicture)

  test('are composed of one to three drawings that there are', () => {
    const drawing = (name: string) => new URL(`../../../demo/pictures/${name}.svg`, import.meta.url)
    expect(pictures.length).toBeGreaterThan(90)
    expect(wrong(pictures, ({ emoji }) => emoji.length < 1 || emoji.length > 3)).toEqual([])
    expect(pictures.flatMap(({ value }) => value.emoji).filter((name) => !existsSync(drawing(name)))).toEqual([])
    expect(campus.sites.map(({ logo }) => logo.mark).filter((mark) => !existsSync(drawing(mark)))).toEqual([])
  })
})

describe.each(campus.sites)('$slug', (site) => {
  test('[PUB-2.2] has an address that the system does not keep for itself', () => {
    expect([isSlug(site.slug), isReservedSlug(site.slug)]).toEqual([true, false])
    expect(campus.sites.filter(({ slug }) => slug === site.slug)).toHaveLength(1)
  })

  test.each`
    text                      | ground
    ${'textColor'}            | ${site.brandColor}
    ${'buttonTextColor'}      | ${site.buttonColor}
    ${'buttonTextHoverColor'} | ${site.buttonColor}
    ${'alternateClosedColor'} | ${'#FBFAF6'}
    ${'brandColor'}           | ${'#FBFAF6'}
  `('[PUB-2.18] its $text can be read on $ground', ({ text, ground }) => {
    expect(contrastRatio(site[text as 'textColor'], ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('[PUB-3.2] each of its pages has an address of its own', () => {
    const slugs = site.sections.flatMap(({ slug, nodes }) => [slug, ...nodes.map((node) => node.slug)])
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([])
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})
