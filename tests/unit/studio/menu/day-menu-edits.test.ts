import { toDraft } from '@/studio/menu/day-menu-edits'

const name = (en: string) => ({ en, fr: en })

test('[PUB-3.7] edits periods and categories in the order in which the site serves them', () => {
  const items = [{ id: 'item', dish: 'dish' }]
  const stored = {
    periods: [
      { id: 'b', name: name('Dinner'), sortOrder: 30, categories: [] },
      {
        id: 'a',
        name: name('Breakfast'),
        sortOrder: 10,
        categories: [
          { id: 'd', name: name('Sweets'), sortOrder: 2, items },
          { id: 'c', name: name('Eggs'), sortOrder: 1, items: [] },
        ],
      },
    ],
  }
  const draft = {
    periods: [
      {
        name: name('Breakfast'),
        categories: [
          { name: name('Eggs'), items: [] },
          { name: name('Sweets'), items: [{ dish: 'dish' }] },
        ],
      },
      { name: name('Dinner'), categories: [] },
    ],
  }
  expect(toDraft(stored)).toEqual(draft)
  expect(toDraft(draft)).toEqual(draft)
})
