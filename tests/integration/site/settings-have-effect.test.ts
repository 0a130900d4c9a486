/** @runs-once: no test here uses a database. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Field } from 'payload'
import { locations } from '@collections/places/locations'
import { sites } from '@collections/site/sites'

/*
 * A setting that no page reads deceives staff. This test finds the stored fields of sites and locations, and fails for one
 * whose name does not occur in the code of pages, feeds or rules. Code that only reads it from the database or repeats it in
 * v1 does not count.
 */

/** Settings without an effect on pages, on purpose. A name that is used after all fails the test. */
const exceptions: Record<string, string> = {
  url: 'v1 clients read the address of the campus’s own website',
  menuContentRichText: 'the text of the editor, from which a save makes the HTML that pages show',
  unitId: 'v1 clients identify the dining operation by it',
  hoursToken: 'technical: lets two saves of hours collide',
}

/** Fields that pages use under another name: the values that the reads derive from them. */
const derived: Record<string, string> = {
  displayName: 'publicNameOf',
  contactTitle: 'ContactPanel',
  hasContactInfo: 'site.contact',
  hasPopup: 'getActivePopup',
  activePopup: 'getActivePopup',
  brands: 'nutritionUrl',
  url: 'site.url',
}

const isRead = [
  'payload-types',
  'read-sites',
  'parse-home-page',
  'site-rows',
  'domain/site/site.ts',
  'places/location.ts',
]
const code = ['app', 'domain', 'features', 'feeds', 'ui']
  .flatMap((layer) =>
    readdirSync(`src/${layer}`, { recursive: true }).map((file) => path.join('src', layer, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !isRead.some((part) => file.includes(part)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const isUsed = (name: string) =>
  /^panel(Display|Header|Subtitle)/.test(name)
    ? code.includes('site.panels[name]')
    : name in derived
      ? code.includes(derived[name] ?? '')
      : new RegExp(`\\b${name}\\b`).test(code)

function namesOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namesOf(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return namesOf(field.fields)
    return 'name' in field && typeof field.name === 'string' ? [field.name] : []
  })
}

const settings = [sites, locations].flatMap(({ slug, fields }) =>
  namesOf(fields).map((name): [string, string] => [slug, name]),
)

test.each(settings)('[PUB-3.1] [PUB-3.3] a setting of %s changes something on pages: %s', (_, name) => {
  expect({ name, isUsed: isUsed(name) }).toEqual({ name, isUsed: !(name in exceptions) })
})

test('every exception is a setting', () => {
  const names = new Set(settings.map(([, name]) => name))
  expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([])
})
