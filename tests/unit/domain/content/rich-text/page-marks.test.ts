import { listPageMarks, parsePageMark, removePageMarks, resolvePageMarks } from '@/domain/content/rich-text/page-marks'

const id = 'a'.repeat(24)
const link = (mark: string) =>
  `<p>See <a href="/north/old" data-page="${mark}" title="T"><b>hours</b></a>, <a href="/x">x</a></p>`
const known = link(`sections:${id}`)

test.each`
  mark                 | page
  ${`sections:${id}`}  | ${{ relationTo: 'sections', value: id }}
  ${`news:${id}`}      | ${{ relationTo: 'news', value: id }}
  ${`staff:${id}`}     | ${null}
  ${'sections:1'}      | ${null}
  ${`sections:${id}x`} | ${null}
  ${''}                | ${null}
`('reads $mark as $page', ({ mark, page }) => {
  expect(parsePageMark(mark)).toEqual(page)
})

test('replaces the address of a marked link, and escapes it', () => {
  expect(listPageMarks(known)).toEqual([{ relationTo: 'sections', value: id }])
  expect(resolvePageMarks(known, () => '/north/new?a=1&b="2"')).toBe(
    '<p>See <a href="/north/new?a=1&amp;b=&quot;2&quot;" title="T"><b>hours</b></a>, <a href="/x">x</a></p>',
  )
})

test('leaves the text of a link to a page without an address, and of a link with a wrong mark', () => {
  const text = '<p>See <b>hours</b>, <a href="/x">x</a></p>'
  expect(resolvePageMarks(known, () => null)).toBe(text)
  expect(resolvePageMarks(link('staff:1'), () => '/never')).toBe(text)
})

test('removes marks and keeps addresses', () => {
  expect(removePageMarks(known)).toBe('<p>See <a href="/north/old" title="T"><b>hours</b></a>, <a href="/x">x</a></p>')
})
