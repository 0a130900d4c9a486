import localFont from 'next/font/local'

// A board on a wall is not left for another page: it waits for its type, which it keeps all day.
const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-fraunces',
  display: 'swap',
})
const sourceSans = localFont({
  src: '../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '300 800',
  variable: '--font-source-sans',
  display: 'swap',
})

/** For the element around a board: its type in the place of the site's. */
export const wallFonts = `${fraunces.variable} ${sourceSans.variable}`
