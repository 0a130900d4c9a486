import { bannerFont } from '@/domain/banner-font'

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
`('[PUB-2.32] a banner’s name in $name is set in $font', ({ name, font }) => {
  expect(bannerFont(name)).toBe(font)
})
