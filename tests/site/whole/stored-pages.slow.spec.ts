import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { languages, listDemoPages } from '../../support/browser/site-pages'

/** The page without its scripts: React sends the rows of its data in the order in which they become ready. */
const markupOf = (html: string) => html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '<script>')

test('every page is the same stored, rendered for one visitor, and with parameters that nobody reads', async ({
  request,
}) => {
  test.setTimeout(600_000)
  const different: string[] = []
  for (const path of await listDemoPages(request))
    for (const language of languages) {
      const read = async (address: string, cookie = '') => {
        const headers = { Cookie: `l1=${language}${cookie}`, Accept: 'text/html' }
        const response = await request.get(address, { headers, maxRedirects: 0 })
        return `${response.status()} ${markupOf(await response.text())}`
      }
      let page: string
      let others: string[]
      do {
        page = await read(path)
        others = [await read(path, '; customer=none'), await read(`${path}${path.includes('?') ? '&' : '?'}utm_x=1`)]
      } while ((await read(path)) !== page) // the minute has changed in between
      if (others.some((other) => other !== page)) different.push(`${path} ${language}`)
    }
  expect(different).toEqual([])
})
