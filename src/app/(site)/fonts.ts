import localFont from 'next/font/local'

// Not preloaded: on a slow phone the words come first, in a font of the same measure, and the campus's type follows.

export const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-fraunces',
  display: 'swap',
  preload: false,
})

export const sourceSans = localFont({
  src: '../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '300 800',
  variable: '--font-source-sans',
  display: 'swap',
  preload: false,
})
