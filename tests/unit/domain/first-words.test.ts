import { firstWords } from '@/domain/first-words'

describe('the first words of a text', () => {
  test.each([
    ['<p>Soup.</p>', 'Soup.'],
    ['<h2>Hours</h2><p>Nine to <strong>five</strong>.</p>', 'Hours Nine to five.'],
    ['<ul><li>Milk</li><li>Eggs</li></ul>', 'Milk Eggs'],
    ['<p>Fish &amp; chips &lt;3</p>', 'Fish & chips <3'],
    ['<p>L’été&nbsp;!</p>', 'L’été\u00a0!'],
    ['<p></p>', null],
    ['<img src="/files/images/soup.webp" alt="Soup">', null],
    ['', null],
  ])('of %s are %s', (html, words) => expect(firstWords(html)).toBe(words))

  test('end at a word where there are too many', () => {
    expect(firstWords('<p>One two three, four five</p>', 16)).toBe('One two three…')
    expect(firstWords(`<p>${'word '.repeat(100)}</p>`)?.length).toBeLessThanOrEqual(155)
  })

  test('are cut anywhere where no word ends', () => expect(firstWords('a'.repeat(300), 20)).toBe(`${'a'.repeat(19)}…`))
})
