import { makeExcerpt } from '@/domain/content/excerpt'

describe('an excerpt', () => {
  test.each([
    ['<p>Soup.</p>', 'Soup.'],
    ['<h2>Hours</h2><p>Nine to <strong>five</strong>.</p>', 'Hours Nine to five.'],
    ['<ul><li>Milk</li><li>Eggs</li></ul>', 'Milk Eggs'],
    ['<p>Fish &amp; chips &lt;3</p>', 'Fish & chips <3'],
    ['<p>L’été&nbsp;!</p>', 'L’été\u00a0!'],
    ['<p></p>', null],
    ['<img src="/files/images/soup.webp" alt="Soup">', null],
    ['', null],
  ])('of %s is %s', (html, words) => expect(makeExcerpt(html)).toBe(words))

  test('ends at a word when the text is too long', () => {
    expect(makeExcerpt('<p>One two three, four five</p>', 16)).toBe('One two three…')
    expect(makeExcerpt(`<p>${'word '.repeat(100)}</p>`)?.length).toBeLessThanOrEqual(155)
  })

  test('ends within a word when there is no space', () =>
    expect(makeExcerpt('a'.repeat(300), 20)).toBe(`${'a'.repeat(19)}…`))
})
