import fc from 'fast-check'
import { escapeHtml, markup, trustedHtml } from '@/ui/html/html'

fc.configureGlobal({ seed: 1 })

test('escapes markup in values', () => {
  expect(String(markup`<td title="${'" onclick="x'}">${'<script>&</script>'}</td>`)).toBe(
    '<td title="&quot; onclick=&quot;x">&lt;script&gt;&amp;&lt;/script&gt;</td>',
  )
})

test('drops empty values, keeps 0, joins lists and does not escape HTML', () => {
  const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`)
  expect(String(markup`${null}${undefined}${false}${0}<ul>${items}</ul>${trustedHtml('<br>')}`)).toBe(
    '0<ul><li>a</li><li>&lt;b&gt;</li></ul><br>',
  )
})

test('rejects objects that only look like HTML', () => {
  const forged = { toString: () => '<script>' } as unknown as string
  expect(() => String(markup`${forged}`)).toThrow()
})

test('escapes every character that could end an attribute or element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
    }),
  )
})
