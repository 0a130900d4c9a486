import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../../support/browser/watched-test'

/** Pages answer any query string. These tests need no browser: no page of the site runs an inline script. */

const menu = '/northgate/whats-on-the-menu'

/** Which of the texts are on a page, among those that visitors see. Fails unless the status is 200, or if the page runs the input. */
async function find(request: APIRequestContext, path: string, texts: (string | RegExp)[] = []) {
  const response = await request.get(path)
  const html = await response.text()
  const isInjected = /<script>alert|<img src=x|"\]\{\}\*\{/.test(html)
  expect([path, response.status(), isInjected]).toEqual([path, 200, false])
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '')
  return texts.filter((each) => (typeof each === 'string' ? text.includes(each) : each.test(text)))
}

test('the menu ignores invalid parameters', async ({ request }) => {
  for (const query of [
    '?hide=<script>alert(1)</script>',
    '?hide=__proto__&only=constructor&location=__proto__&period=toString',
    '?hide=milk&hide=egg&location=a&location=b&date=2026-11-20&date=x&period=a&period=b&dish=a&dish=b',
    '?hide[]=milk&location[x]=y',
    '?date=2026-02-30&location=%00&dish=%27%22%3E',
    `?hide=${'milk,'.repeat(1500)}`,
    '?at=nowhere&hide="]{}*{display:none}',
  ])
    expect(await find(request, menu + query, ['Macaroni and cheese']), query).toHaveLength(1)
})

test('menus, searches and "What can I eat?" say which filter they do not apply', async ({ request }) => {
  const sentence = 'This filter could not be applied: gone. It hides no dish.'
  for (const path of [
    `${menu}?location=north-hall&hide=gone,milk`,
    '/northgate/dish-search?q=macaroni&hide=gone',
    '/northgate/dish-search?q=macaroni&only=gone',
    '/northgate/search?q=macaroni&hide=gone',
    '/northgate/what-can-i-eat?only=vegan,gone',
    '/northgate/what-can-i-eat?mine=peanuts&hide=gone',
  ])
    expect(await find(request, path, [sentence]), path).toEqual([sentence])
})

test('a menu does not repeat a filter that is no code', async ({ request }) => {
  for (const query of [
    'hide=<b>nuts</b>',
    'hide="]{}*{display:none}',
    `hide=${'milk,'.repeat(1500)}`,
    'mine=Peanut butter',
    'at=lakeshore-kitchen&hide=<b>nuts</b>',
  ]) {
    const sentence = 'A filter in the address of this page could not be applied. It hides no dish.'
    const found = await find(request, `${menu}?location=north-hall&${query}`, [sentence, /&lt;b&gt;|display:none/])
    expect(found, query).toEqual([sentence])
  }
})

test('"What can I eat?" answers any parameters', async ({ request }) => {
  for (const [query, text] of [
    ['?mine=<script>alert(1)</script>', 'My allergens'],
    ['?mine=kiwi&only=vegan', 'One of your allergens is not in our list'],
    [`?mine=${'milk,'.repeat(1500)}&only[]=x`, 'My allergens'],
    ['?mine=milk,egg,fish,gluten,soy,wheat,peanuts,tree-nuts&only=vegan,halal', 'is declared free of'],
  ] as const)
    expect(await find(request, `/northgate/what-can-i-eat${query}`, [text]), query).toEqual([text])
})

test('searches treat any input as plain words', async ({ request }) => {
  for (const text of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '%_\\',
    '\u0000\u0007soup',
    'a'.repeat(10_000),
    'a b c d e f g '.repeat(250),
    '\u202Eسلطة\u202C 🥜🍕',
    '__proto__ constructor',
  ])
    for (const search of ['dish-search', 'search'])
      await find(request, `/northgate/${search}?q=${encodeURIComponent(text)}&q=second&plate=x&hide[]=y&only=%00`)
})

test('the plate ignores invalid entries, unknown dishes and dishes of other sites', async ({ request }) => {
  const menuOfAnother = await (await request.get('/universite-saint-cyrille/whats-on-the-menu?date=2026-11-20')).text()
  const ofAnother = /value="([^"]*)" name="dish"/.exec(menuOfAnother)?.[1]
  expect(ofAnother).toMatch(/^[0-9a-f]{24}$/)
  for (const plate of [ofAnother, 'f'.repeat(24), '__proto__', '<script>', ',,,', 'a,'.repeat(3_000), '%00']) {
    const empty = 'Your plate is empty.'
    expect(await find(request, `/northgate/plate?plate=${plate}&location=<b>&hide=__proto__`, [empty])).toEqual([empty])
    const menuWithPlate = `${menu}?date=2026-11-20&plate=${plate}&add=${ofAnother}`
    expect(await find(request, menuWithPlate, ['Your plate: ']), plate).toEqual([])
  }
})
