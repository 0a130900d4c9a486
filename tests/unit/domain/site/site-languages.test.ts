import { answerLanguage, onlyLanguage, parseSiteLanguages } from '@/domain/site/site-languages'

test.each([
  ['fr-en', ['fr', 'en'], null],
  ['fr', ['fr'], 'fr'],
  [undefined, ['en', 'fr'], null],
])('the choice %j stands for %j', (stored, languages, only) => {
  expect(parseSiteLanguages(stored)).toEqual(languages)
  expect(onlyLanguage(parseSiteLanguages(stored))).toBe(only)
})

test.each`
  choice     | asked   | isFrenchHost | answered
  ${'en-fr'} | ${''}   | ${false}     | ${'en'}
  ${'en-fr'} | ${''}   | ${true}      | ${'fr'}
  ${'en-fr'} | ${'fr'} | ${false}     | ${'fr'}
  ${'fr-en'} | ${''}   | ${false}     | ${'fr'}
  ${'en'}    | ${'fr'} | ${true}      | ${'en'}
  ${'fr'}    | ${'en'} | ${false}     | ${'fr'}
`('[PUB-1.4] a site of $choice answers "$asked" in $answered', ({ choice, asked, isFrenchHost, answered }) => {
  expect(answerLanguage(parseSiteLanguages(choice), asked, isFrenchHost)).toBe(answered)
})
