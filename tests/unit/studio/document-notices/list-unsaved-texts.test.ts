import type { ClientField } from 'payload'
import { listUnsavedTexts } from '@/studio/document-notices/unsaved-text/list-unsaved-texts'

const field = (path: string, type: ClientField['type']) => ({ path, type, label: { en: path, fr: path } })
const fields = [
  ...[field('name', 'text'), field('inFrench', 'json'), field('rows.note', 'textarea'), field('body', 'richText')],
  ...[field('day', 'json'), field('unit', 'relationship')],
].map((each) => ({ ...each, isTranslated: true }))
const words = (text: string) => ({ type: 'text', text })
const list = { type: 'list', children: [{ type: 'listitem', children: [words('Peas')] }] }
const line = { type: 'paragraph', children: [words('Hot'), { type: 'linebreak' }, words('soup')] }
const body = { root: { type: 'root', children: [list, line, { type: 'block', fields: { html: '<b>Now</b>' } }] } }

test.each([
  ['what is stored', { name: { value: 'Soup', initialValue: 'Soup' } }, []],
  ['a changed text', { name: { value: 'Pea soup', initialValue: 'Soup' } }, ['name: Pea soup']],
  ['a text in a row', { 'rows.10.note': { value: 'Hot' } }, ['rows.note: Hot']],
  ['a removed text', { name: { value: ' ', initialValue: 'Soup' } }, []],
  ['the other language', { inFrench: { value: { fr: body } } }, ['inFrench (français): Peas\nHot\nsoup\n<b>Now</b>']],
  ['a text of the editor', { body: { value: body } }, ['body: Peas\nHot\nsoup\n<b>Now</b>']],
  ['the same text of the editor', { body: { value: body, initialValue: { ...body, id: 1 } } }, []],
  ['choices, ids and other data', { unit: { value: 'a1' }, day: { value: { periods: [] } }, id: { value: 'b' } }, []],
])('lists the texts of a form that are not saved: %s', (_, state, expected) => {
  expect(listUnsavedTexts(state, fields, 'fr').map(({ label, text }) => `${label}: ${text}`)).toEqual(expected)
})
