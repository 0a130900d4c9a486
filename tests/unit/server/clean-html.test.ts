import { cleanHtml } from '@/server/clean-html'

test.each`
  written                                                   | shown
  ${'<p>Soup <strong>today</strong></p>'}                   | ${'<p>Soup <strong>today</strong></p>'}
  ${'<script>alert(1)</script><p>Soup</p>'}                 | ${'<p>Soup</p>'}
  ${'<p onclick="alert(1)" style="color:red">Soup</p>'}     | ${'<p>Soup</p>'}
  ${'<a href="javascript:alert(1)">Soup</a>'}               | ${'<a>Soup</a>'}
  ${'<a href="//evil.example">Soup</a>'}                    | ${'<a>Soup</a>'}
  ${'<a href="https://example.edu" target="_top">Soup</a>'} | ${'<a href="https://example.edu">Soup</a>'}
  ${'<img src="x" onerror="alert(1)" alt="Soup">'}          | ${'<img src="/files/images/x" alt="Soup" />'}
  ${'<h1>Shout</h1><h2>Say</h2>'}                           | ${'Shout<h2>Say</h2>'}
  ${'<td lang="fr" colspan="2">Soupe</td>'}                 | ${'<td lang="fr" colspan="2">Soupe</td>'}
`('sanitizes $written to "$shown"', ({ written, shown }) => {
  expect(cleanHtml(written)).toBe(shown)
})

test.each`
  written                             | address
  ${'board.webp'}                     | ${'/files/images/board.webp'}
  ${'./board.webp'}                   | ${'/files/images/board.webp'}
  ${'images/board.webp'}              | ${'/files/images/board.webp'}
  ${'/files/location/hall.webp'}      | ${'/files/location/hall.webp'}
  ${'https://example.edu/board.webp'} | ${'https://example.edu/board.webp'}
`('[PUB-2.33] resolves the image path $written to $address', ({ written, address }) => {
  expect(cleanHtml(`<img src="${written}" alt="Board">`)).toBe(`<img src="${address}" alt="Board" />`)
})

test('does not change HTML that is already sanitized', () => {
  const once = cleanHtml('<p>Soup & <b>bread</b> <img src="a.webp" alt="A &quot;board&quot;"></p>')
  expect(cleanHtml(once)).toBe(once)
})
