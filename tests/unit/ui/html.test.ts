import fc from 'fast-check'
import { escapeHtml, markup, trustedHtml } from '@/ui/html'

test('a value is text: markup in it is shown, not obeyed', () => {
  expect(String(markup`<td title="${'" onclick="x'}">${'<script>&</script>'}</td>`)).toBe(
    '<td title="&quot; onclick=&quot;x">&lt;script&gt;&amp;&lt;/script&gt;</td>',
  )
})

test('nothing is nothing, nought is a number, and lists and HTML stand as they are', () => {
  const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`)
  expect(String(markup`${null}${undefined}${false}${0}<ul>${items}</ul>${trustedHtml('<br>')}`)).toBe(
    '0<ul><li>a</li><li>&lt;b&gt;</li></ul><br>',
  )
})

test('what looks like HTML but was not made by the template is text', () => {
  const forged = { toString: () => '<script>' } as unknown as string
  expect(() => String(markup`${forged}`)).toThrow()
})

test('no text can end the attribute or the element that it stands in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})
