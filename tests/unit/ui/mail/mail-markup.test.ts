import fc from 'fast-check'
import { markup } from '@/ui/mail/mail-markup'

fc.configureGlobal({ seed: 1 })

test('escapes every character of a value that could end an attribute or element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(String(markup`${[text, null]}`)).not.toMatch(/[<>"']/)
    }),
  )
})
