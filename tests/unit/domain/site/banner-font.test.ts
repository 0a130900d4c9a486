import { bannerFontFamily } from '@/domain/site/banner-font'

const serif = 'var(--font-fraunces), Georgia, serif'

test.each`
  name                     | font
  ${null}                  | ${null}
  ${''}                    | ${null}
  ${'  '}                  | ${null}
  ${'Fraunces'}            | ${`var(--font-fraunces), ${serif}`}
  ${'source sans 3'}       | ${`var(--font-source-sans), ${serif}`}
  ${' Georgia '}           | ${`"Georgia", ${serif}`}
  ${'Crête de Coq'}        | ${`"Crête de Coq", ${serif}`}
  ${'constructor'}         | ${`"constructor", ${serif}`}
  ${'Arial"; color: red'}  | ${null}
  ${'url(//evil.example)'} | ${null}
  ${`A${'a'.repeat(60)}`}  | ${null}
`('[PUB-2.32] returns $font for the font $name', ({ name, font }) => {
  expect(bannerFontFamily(name)).toBe(font)
})
