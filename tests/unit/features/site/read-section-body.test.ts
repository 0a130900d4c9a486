import { readSectionBody } from '@/features/site/read-section-body'

describe('readSectionBody', () => {
  test.each`
    what                                      | html                                       | shown
    ${'removes scripts'}                      | ${'<p>Hello<script>alert(1)</script></p>'} | ${'<p>Hello</p>'}
    ${'makes tables scrollable by keyboard'}  | ${'<table><tr><td>1</td></tr></table>'}    | ${'<div class="wide-table" tabindex="0"><table><tr><td>1</td></tr></table></div>'}
    ${'treats an empty paragraph as no text'} | ${'<p>&nbsp; </p>'}                        | ${''}
  `('$what', async ({ html, shown }) => {
    expect(await readSectionBody(html)).toBe(shown)
  })

  test('returns an empty string for null', async () => {
    expect(await readSectionBody(null)).toBe('')
  })
})
