import { findUnsavedTexts } from '@/domain/text/unsaved-texts'

const body = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ text }] }] } })

test.each([
  ['nothing new', { title: 'Soup', closed: true }, { title: 'Soup' }, []],
  ['a changed and an added text', { title: 'Pea soup', note: 'New' }, { title: 'Soup' }, ['Pea soup', 'New']],
  ['a text in a row', { rows: [{ name: 'A' }, { name: 'B' }] }, { rows: [{ name: 'A' }] }, ['B']],
  ['a text of the editor', { body: body('Hot') }, { body: body('Cold') }, ['Hot']],
  ['the same text of the editor', { body: body('Hot') }, { body: body('Hot') }, []],
  ['blanks and numbers', { title: ' ', price: 3 }, null, []],
])('finds the texts that are not saved: %s', (_, values, saved, expected) => {
  expect(findUnsavedTexts(values, saved)).toEqual(expected)
})
