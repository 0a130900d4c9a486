import { compactScript } from '@/domain/text/compact-script'

test('leaves out indentation, blank lines and lines of comments, and keeps lines apart', () => {
  expect(compactScript("\n  var a = 1\n\n  // why\n  var b = 'x // y'\n")).toBe("var a = 1\nvar b = 'x // y'")
})
