import { findMentions } from '@/domain/menu/allergens/find-mentions'

const both = (text: string | null, fr: string | null = null) => ({ en: text, fr })
const dish = (texts: Partial<Parameters<typeof findMentions>[1]>) => ({
  name: { en: 'Bowl', fr: 'Bol' },
  description: both(null),
  ingredients: both(null),
  customAllergens: both(null),
  ...texts,
})

test.each`
  custom              | text                           | found
  ${'kiwi'}           | ${'Kiwi, banana'}              | ${true}
  ${'kiwi'}           | ${'sliced KIWIS'}              | ${true}
  ${'kiwis'}          | ${'kiwi'}                      | ${true}
  ${'kiwi'}           | ${'kiwifruit'}                 | ${true}
  ${'kiwi'}           | ${'banana'}                    | ${false}
  ${'Cherries'}       | ${'one cherry'}                | ${true}
  ${'peach'}          | ${'white peaches'}             | ${true}
  ${'céleri'}         | ${'Celeri-rave'}               | ${true}
  ${'poireau'}        | ${'poireaux, crème'}           | ${true}
  ${'noix de coco'}   | ${'sucre, noix de coco râpée'} | ${true}
  ${'noix de coco'}   | ${'noix, lait de coco'}        | ${false}
  ${'pomme de terre'} | ${'pommes de terre rôties'}    | ${true}
  ${'ail'}            | ${'ailes de poulet'}           | ${false}
  ${'ail'}            | ${'purée d’ail'}               | ${true}
  ${'œuf de caille'}  | ${'oeufs de caille'}           | ${true}
  ${'E120'}           | ${'colour (e120)'}             | ${true}
  ${'...'}            | ${'...'}                       | ${false}
  ${'corn'}           | ${'cornstarch'}                | ${true}
`('with “$custom”, the ingredients “$text” are a mention: $found', ({ custom, text, found }) =>
  expect(findMentions([custom], dish({ ingredients: both(text) }))).toEqual(found ? [custom] : []),
)

test('searches names, descriptions, ingredients and declared custom allergens in both languages', () => {
  for (const texts of [
    { name: { en: 'Lupin bread', fr: 'Pain' } },
    { name: { en: 'Bread', fr: 'Pain au lupin' } },
    { description: both(null, 'au lupin') },
    { ingredients: both('flour (lupin)') },
    { customAllergens: both('Lupin') },
  ])
    expect(findMentions(['kiwi', 'lupin'], dish(texts))).toEqual(['lupin'])
  expect(findMentions(['lupin'], dish({}))).toEqual([])
})
