import localFont from 'next/font/local'

// `display: swap`: a board stays on one page all day, so it changes to the campus fonts when they have loaded.
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

/** Class names that set the board fonts on the wrapper of a board. */
export const boardFontClasses = `${fraunces.variable} ${sourceSans.variable}`
