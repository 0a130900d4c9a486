import { editorWording, reword } from '@/studio/rich-text/editor-wording'

test('names the same buttons and drop-downs in both languages', () => {
  const keys = ({ buttons, dropdowns }: (typeof editorWording)['en']) => [
    ...Object.keys(buttons),
    ...Object.keys(dropdowns),
  ]
  expect(keys(editorWording.fr)).toEqual(keys(editorWording.en))
})

test.each`
  text             | en                   | fr
  ${'Delete row'}  | ${'Delete row'}      | ${'Supprimer la ligne'}
  ${'2 rows'}      | ${'2 rows'}          | ${'2 lignes'}
  ${'Add block'}   | ${'Add a paragraph'} | ${'Ajouter un paragraphe'}
  ${'Something'}   | ${'Something'}       | ${'Something'}
  ${'constructor'} | ${'constructor'}     | ${'constructor'}
  ${''}            | ${''}                | ${''}
`('shows $text as $en and $fr', ({ text, en, fr }: Record<'text' | 'en' | 'fr', string>) => {
  expect([reword(text, 'en'), reword(text, 'fr')]).toEqual([en, fr])
})
