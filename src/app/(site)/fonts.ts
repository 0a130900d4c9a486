import localFont from 'next/font/local'

// `display: optional`: a font that loads too late is not used on this page view, because changing it would move lines. Layout
// shift is 0.000 that way. The next page view has the font in its cache.
export const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-fraunces',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

export const sourceSans = localFont({
  src: '../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '300 800',
  variable: '--font-source-sans',
  display: 'optional',
})
