import { renderToStaticMarkup } from 'react-dom/server'
import { JsonLd } from '@/ui/html/json-ld'

test('no text can close the script of structured data', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028 ]]>'
  const html = renderToStaticMarkup(<JsonLd nodes={[{ name }]} />)
  const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [{ name }] })
})
