/** The cookie by which a browser says that it has the campus's type. */
export const typeCookie = 'type'

/** Phones, by what their browsers all call themselves. */
const onThePhone = /\bMobi/i

/**
 * Whether a page is set in the campus's type. On a phone words come first: its first page comes without, fetches the type when
 * all else is there, and from the second page on it is at hand. Other screens have the line to wait for it.
 */
export const isSetInType = (userAgent: string | null, cookie: string | null): boolean =>
  cookie === '1' || !onThePhone.test(userAgent ?? '')

/** For the page itself: fetches the families in the quiet after the page, and notes in a cookie that they are there. */
export const fetchType = (families: readonly string[]): string =>
  `addEventListener('load',function(){setTimeout(function(){if(document.fonts)Promise.all(${JSON.stringify(families)}.map(function(f){return document.fonts.load('1em '+f)})).then(function(){document.cookie='${typeCookie}=1; Path=/; Max-Age=2592000; SameSite=Lax'},function(){})},1500)})`
