import type { Locale } from '@/domain/locale'
import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { maxCodes, myAllergensKey } from '@/domain/menu/allergens/my-allergens'
import { pausedProfileKey, storedProfileKey, unreadableCustomer } from '@/domain/menu/allergens/stored-profile'
import { compactScript } from '@/domain/text/compact-script'

/** The last URL segments of the page "What can I eat?". Both work in both languages. */
const whatCanIEatSlugs: Readonly<Record<Locale, string>> = { en: 'what-can-i-eat', fr: 'que-puis-je-manger' }

/** The path of the page "What can I eat?" of a site. */
export const whatCanIEatUrl = (siteSlug: string, locale: Locale) => `/${siteSlug}/${whatCanIEatSlugs[locale]}`

/** Whether `mine` names an allergen that is not in the list `known`, so that no dish can be declared free of it. */
export function hasUnknownAllergen(param: string | string[] | undefined, known: readonly string[]): boolean {
  const codes = [param ?? []].flat().slice(0, 100).join(',').slice(0, 4000).toLowerCase().split(',')
  return codes.some((code) => isFilterCode(code.trim()) && !known.includes(code.trim()))
}

/** `profile=1` lists the dishes of today for a customer's allergen profile, which the browser applies. It names no allergen. */
export const profileParameter = 'profile'

/**
 * A script that runs before the first paint. When the browser remembers allergens that the URL lacks, it hides the dishes
 * and loads the page with them. Without any choice, it does so for the profile of the signed-in customer, whose allergens stay
 * out of the URL. A browser without storage throws here and shows what the URL asks for.
 */
export const recallMyAllergens = compactScript(`
try {
  (function () {
    var query = new URLSearchParams(location.search)
    var chosen = query.getAll('mine').join(',').split(',').filter(Boolean)
    var safe = function (code, index, list) {
      return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) && code.length < 61 && list.indexOf(code) === index
    }
    var isNew = function (code) { return chosen.indexOf(code) < 0 }
    var mine = (localStorage.getItem('${myAllergensKey}') || '').split(' ').filter(safe).filter(isNew).slice(0, ${String(maxCodes)})
    var load = function (extra) {
      var style = document.createElement('style')
      style.textContent = '.eat-results{display:none}'
      document.head.appendChild(style)
      var rest = query.toString()
      location.replace('?' + (rest ? rest + '&' : '') + extra + location.hash)
    }
    if (mine.length) {
      query.delete('mine')
      query.delete('${profileParameter}')
      return load('mine=' + chosen.concat(mine).map(encodeURIComponent).join(','))
    }
    if (chosen.length || query.get('only') || query.get('${profileParameter}')) return
    var account = document.querySelector('[data-customer]')
    var stored = JSON.parse(sessionStorage.getItem('${storedProfileKey}'))
    var customer = account && account.dataset.customer
    if (!customer || !stored || stored.site !== account.dataset.site || !stored.codes.some(safe)) return
    if (stored.customer !== customer && customer !== '${unreadableCustomer}') return
    if (sessionStorage.getItem('${pausedProfileKey}') !== stored.customer) load('${profileParameter}=1')
  })()
} catch (error) {}
`)
