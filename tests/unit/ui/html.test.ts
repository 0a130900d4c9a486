import fc from 'fast-check'
import { escapeHtml, html, trustedHtml } from '@/ui/html'

test('a value is text: markup in it is shown, not obeyed', () => {
  expect(String(html`<td title="${'" onclick="x'}">${'<script>&</script>'}</td>`)).toBe(
    '<td title="&quot; onclick=&quot;x">&lt;script&gt;&amp;&lt;/script&gt;</td>',
  )
})

test('nothing is nothing, nought is a number, and lists and HTML stand as they are', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  expect(String(html`${null}${undefined}${false}${0}<ul>${items}</ul>${trustedHtml('<br>')}`)).toBe('0<ul><li>a</li><li>&lt;b&gt;</li></ul><br>')
})

test('what looks like HTML but was not made by the template is text', () => {
  const forged = { toString: () => '<script>' } as unknown as string
  expect(() => String(html`${forged}`)).toThrow()
})

test('no text can end the attribute or the element that it stands in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})
