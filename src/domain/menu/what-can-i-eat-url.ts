import type { Locale } from '@/domain/locale'
import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { myAllergensKey } from '@/domain/menu/allergens/my-allergens'

/** The last URL segments of the page "What can I eat?". Both work in both languages. */
const whatCanIEatSlugs: Readonly<Record<Locale, string>> = { en: 'what-can-i-eat', fr: 'que-puis-je-manger' }

/** The path of the page "What can I eat?" of a site. */
export const whatCanIEatUrl = (siteSlug: string, locale: Locale) => `/${siteSlug}/${whatCanIEatSlugs[locale]}`

/** Whether `mine` names an allergen that is not in the list `known`, so that no dish can be declared free of it. */
export function hasUnknownAllergen(param: string | string[] | undefined, known: readonly string[]): boolean {
  const codes = [param ?? []].flat().slice(0, 100).join(',').slice(0, 4000).toLowerCase().split(',')
  return codes.some((code) => isFilterCode(code.trim()) && !known.includes(code.trim()))
}

/**
 * A script that runs before the first paint. When the browser remembers allergens that the URL lacks, it hides the dishes
 * and loads the page with them. A browser without storage throws here and shows what the URL asks for.
 */
export const recallMyAllergens = `try{(function(){var q=new URLSearchParams(location.search),h=q.getAll('mine').join(',').split(',').filter(Boolean),m=(localStorage.getItem('${myAllergensKey}')||'').split(' ').filter(function(c,i,a){return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(c)&&c.length<61&&h.indexOf(c)<0&&a.indexOf(c)===i}).slice(0,60);if(!m.length)return;var s=document.createElement('style');s.textContent='.eat-results{display:none}';document.head.appendChild(s);q.delete('mine');var r=q.toString();location.replace('?'+(r?r+'&':'')+'mine='+h.concat(m).map(encodeURIComponent).join(',')+location.hash)})()}catch(e){}`
