import localFont from 'next/font/local'

// Neither is used in a view for which it comes too late, since lines that wrap anew would move the page; the next view has
// them.
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
