import { en } from '@payloadcms/translations/languages/en'
import { toSentence, toSentenceCase } from '@/studio/wording/sentence-case'

test.each`
  text                        | expected
  ${'Save Draft'}             | ${'Save draft'}
  ${'Email or Username'}      | ${'Email or username'}
  ${'Enable API Key'}         | ${'Enable API key'}
  ${'Restored Successfully.'} | ${'Restored successfully.'}
  ${'Add {{label}}'}          | ${'Add {{label}}'}
  ${'Publish changes'}        | ${'Publish changes'}
  ${'English'}                | ${'English'}
`('writes $text as $expected', ({ text, expected }: Record<'text' | 'expected', string>) => {
  expect(toSentence(text)).toBe(expected)
})

test('leaves no titles with capitals in the studio', () => {
  const texts = Object.values(toSentenceCase(en).translations).flatMap((group) => Object.values(group))
  expect(texts.filter((text) => /^[A-Z]\w+ [A-Z][a-z]+\W*$/.test(text))).toEqual([])
})
