import { sectionBody } from '@/features/content/section-body'

describe('[PUB-2.33] the text of a section as it is shown', () => {
  test.each([
    ['a script is taken out', '<p>Hello<script>alert(1)</script></p>', '<p>Hello</p>'],
    ['handlers are taken out', '<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['script addresses are taken out', '<a href="javascript:alert(1)">Hello</a>', '<a>Hello</a>'],
    [
      'relative pictures point to the files',
      '<img src="hall.webp" alt="The hall">',
      '<img src="/files/images/hall.webp" alt="The hall" />',
    ],
    [
      'a wide table can be moved by keyboard',
      '<table><tr><td>1</td></tr></table>',
      '<div class="wide-table" tabindex="0"><table><tr><td>1</td></tr></table></div>',
    ],
    ['an empty paragraph is no text', '<p>&nbsp; </p>', ''],
  ])('%s', async (_, html, shown) => {
    expect(await sectionBody(html)).toBe(shown)
  })

  test('no text is empty', async () => {
    expect(await sectionBody(null)).toBe('')
  })
})
