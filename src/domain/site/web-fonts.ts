/** The cookie that browsers set once they have loaded the site's web fonts. */
export const fontCookieName = 'type'

/** All browsers on phones have this token. */
const mobileToken = /\bMobi/i

/**
 * Whether a page uses web fonts. On phones the first page is rendered with system fonts and loads the web fonts after
 * everything else, so that text appears sooner. The following pages use the cached fonts. Other devices always use them.
 */
export const usesWebFonts = (userAgent: string | null, cookie: string | null): boolean =>
  cookie === '1' || !mobileToken.test(userAgent ?? '')

/** Fonts of `base.css`. The name of a file changes with its content, because browsers keep it for a year. */
export const webFonts = [
  { family: 'Fraunces', path: '/static/fraunces-1.woff2' },
  { family: 'Source Sans 3', path: '/static/source-sans-3-1.woff2' },
] as const
export const headingFont = { family: 'Fraunces Headings', path: '/static/fraunces-headings-1.woff2' } as const

/** An inline script that loads the web fonts 1.5 seconds after the page and then sets the cookie. */
export const loadWebFonts = `addEventListener('load',function(){setTimeout(function(){if(document.fonts)Promise.all(${JSON.stringify(webFonts.map(({ family }) => `"${family}"`))}.map(function(f){return document.fonts.load('1em '+f)})).then(function(){document.cookie='${fontCookieName}=1; Path=/; Max-Age=2592000; SameSite=Lax'},function(){})},1500)})`
