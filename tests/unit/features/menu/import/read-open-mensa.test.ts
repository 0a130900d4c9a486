import { nameKey, tablesOfFeed } from '@/features/menu/import/feed/feed-tables'
import { formatProblems } from '@/features/menu/import/import-problems'
import { isXml, readOpenMensa } from '@/features/menu/import/feed/read-open-mensa'

const feed = (days: string, before = '') =>
  `${before}<openmensa xmlns="http://openmensa.org/open-mensa-v2" version="2.1"><canteen>\n${days}</canteen></openmensa>`
const day = (meals: string, category = 'Mittag') =>
  `<day date="2026-11-20"><category name="${category}">\n${meals}</category></day>`
const name = { en: 'Lunch', fr: 'Dîner' }
const known = {
  codes: new Set(['soup', 'pie', 'pie-2']),
  dishes: new Map([['onion soup', ['soup']], ['pie', ['pie', 'pie-2']]]), // prettier-ignore
  titles: new Map([[nameKey('dîner'), { name, sortOrder: 30 }]]),
  languages: ['en', 'fr'] as const,
}
function tables(xml: string, period: string | null) {
  const days = readOpenMensa(xml)
  const read = days.ok ? tablesOfFeed(days.value, 'hall', period, known) : days
  return read.ok ? [read.value.menus, read.value.dishes].map((table) => table?.rows.map(({ line, cells }) => `${line}: ${Object.values(cells).join()}`)) : formatProblems(read.problems) // prettier-ignore
}

test('reads closed days and meals, and makes new dishes without allergens of those that the site does not have', () => {
  const meals = ['<meal><name>Onion  SOUP</name><note>vegan</note><price role="student">2.50</price></meal>', '<meal><name>P&amp;T &#8211; &lt;b&gt;</name><note>Gluten</note><note>mild</note></meal>', '<meal><name>Pie 2</name></meal>', '<meal><name>P&amp;T – &lt;b&gt;</name></meal>'].join('\n') // prettier-ignore
  const xml = feed(`${day(meals)}<day date="2026-11-21"><closed/></day>`)
  expect(tables(xml, 'Dîner')).toEqual([
    ['3: hall,2026-11-20,Lunch,Dîner,30,Mittag,Mittag,,soup,', '6: hall,2026-11-20,Lunch,Dîner,30,Mittag,Mittag,,p-t-b,', '5: hall,2026-11-20,Lunch,Dîner,30,Mittag,Mittag,,pie-2-2,', '6: hall,2026-11-21,,,,,,,,yes'],
    ['4: p-t-b,P&T – <b>,Gluten; mild,P&T – <b>,Gluten; mild', '5: pie-2-2,Pie 2,,Pie 2,'],
  ]) // prettier-ignore
})

const meal = '<meal><name>Onion soup</name></meal>'
test.each`
  what                             | xml                                                                   | period     | lines
  ${'an entity of its own'}        | ${feed(day(meal), '<!DOCTYPE x [<!ENTITY a SYSTEM "/etc/passwd">]>')} | ${'Lunch'} | ${['the feed has a DOCTYPE, which is not accepted']}
  ${'broken XML'}                  | ${'<openmensa>\n<day></canteen>'}                                     | ${'Lunch'} | ${['line 2: the XML is not well-formed']}
  ${'another format'}              | ${'<rss><channel/></rss>'}                                            | ${'Lunch'} | ${['this is no OpenMensa feed (version 2) with closed days or meals']}
  ${'too many levels'}             | ${'<a>'.repeat(300) + '</a>'.repeat(300)}                             | ${'Lunch'} | ${['this is no OpenMensa feed (version 2) with closed days or meals']}
  ${'days without meals'}          | ${feed(day(''))}                                                      | ${'Lunch'} | ${['this is no OpenMensa feed (version 2) with closed days or meals']}
  ${'more than 4 MB'}              | ${feed(day(meal), ' '.repeat(4 * 1024 * 1024))}                       | ${'Lunch'} | ${['the feed is larger than 4 MB']}
  ${'categories without period'}   | ${feed(day(meal))}                                                    | ${null}    | ${['line 2: the category "Mittag" does not begin with a period: enter the period']}
  ${'a name that two dishes have'} | ${feed(day('<meal><name>Pie</name></meal>'))}                         | ${'Lunch'} | ${['line 3: two dishes of the site are named "Pie": pie and pie-2']}
`('refuses a feed with $what', ({ xml, period, lines }) => expect(tables(xml, period)).toEqual(lines))

test.each(['<a/>', '\ufeff <a/>', Buffer.from('\ufeff<a/>', 'utf16le')])('knows XML by its beginning: %p', (text) =>
  expect([isXml(Buffer.from(text as string)), isXml(Buffer.from(`code,${String(text)}`))]).toEqual([true, false]),
)
