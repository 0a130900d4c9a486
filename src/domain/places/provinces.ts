import { slugify } from '@/domain/site/slug'
import type { Locale } from '@/domain/locale'

const provinces: Readonly<Record<string, Record<Locale, string>>> = {
  AB: { en: 'Alberta', fr: 'Alberta' },
  BC: { en: 'British Columbia', fr: 'Colombie-Britannique' },
  MB: { en: 'Manitoba', fr: 'Manitoba' },
  NB: { en: 'New Brunswick', fr: 'Nouveau-Brunswick' },
  NL: { en: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador' },
  NS: { en: 'Nova Scotia', fr: 'Nouvelle-Écosse' },
  NT: { en: 'Northwest Territories', fr: 'Territoires du Nord-Ouest' },
  NU: { en: 'Nunavut', fr: 'Nunavut' },
  ON: { en: 'Ontario', fr: 'Ontario' },
  PE: { en: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard' },
  QC: { en: 'Quebec', fr: 'Québec' },
  SK: { en: 'Saskatchewan', fr: 'Saskatchewan' },
  YT: { en: 'Yukon', fr: 'Yukon' },
}

const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,' +
  'LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,' +
  'NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,' +
  'OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,' +
  'VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'

const statePairs = states.split(',').map((it): [code: string, name: string] => [it.slice(0, 2), it.slice(3)])

/** The code of the earlier service for Newfoundland and Labrador. It is accepted as a province, and never stored. Spec: CUS-9.18. */
const formerCode = 'FL'
const isFormerCode = (written: string) => written.trim().toUpperCase() === formerCode

const minNameLength = 4
const toLookup = (pairs: [code: string, name: string][]) => ({
  codes: new Set(pairs.map(([code]) => code)),
  names: new Set(pairs.map(([, name]) => slugify(name))),
})
const stateList = toLookup(statePairs)
const provinceList = {
  en: toLookup(Object.entries(provinces).map(([code, { en }]) => [code, en])),
  fr: toLookup(Object.entries(provinces).map(([code, { fr }]) => [code, fr])),
}

/** Matches a two-letter code, or a name of at least four letters. Case, accents and hyphens do not matter. */
function isIn({ codes, names }: ReturnType<typeof toLookup>, written: string): boolean {
  const text = written.trim()
  if (text.length === 2) return codes.has(text.toUpperCase())
  return text.length >= minNameLength && names.has(slugify(text))
}

/** Whether a text is the name or code of a state of the United States. Spec: PUB-5.5. */
export const isState = (written: string): boolean => isIn(stateList, written)

/** Whether a text is the name in a language, or the code, of a Canadian province or territory. Spec: PUB-5.5, CUS-5.3. */
export const isProvince = (written: string, locale: Locale): boolean =>
  isFormerCode(written) || isIn(provinceList[locale], written)

/** Translates the name of a province or territory. Codes and unknown names are returned unchanged. Spec: PUB-2.21. */
export function provinceName(written: string, locale: Locale): string {
  const name = slugify(written.trim())
  return (
    Object.values(provinces).find(({ en, fr }) => slugify(en) === name || slugify(fr) === name)?.[locale] ?? written
  )
}

/** Returns the code of a province or territory for a code or a name in either language. Unknown text is only trimmed. Spec: CUS-9.18. */
export function provinceCode(written: string): string {
  if (isFormerCode(written)) return 'NL'
  const name = slugify(written.trim())
  const found = Object.entries(provinces).find(([code, { en, fr }]) =>
    [code, en, fr].some((it) => slugify(it) === name),
  )
  return found?.[0] ?? written.trim()
}

/** The stored code of a province for the request that sent it: one that sent `FL` reads `FL`. Spec: CUS-9.18. */
export const provinceAsSent = <Code extends string | null>(stored: Code, sent: string | null): Code | string =>
  stored === 'NL' && sent !== null && isFormerCode(sent) ? formerCode : stored

/** Lists provinces and territories with their codes, sorted by name in a language. Spec: CUS-9.18. */
export const listProvinces = (locale: Locale): { value: string; label: string }[] =>
  Object.entries(provinces)
    .map(([value, names]) => ({ value, label: names[locale] }))
    .sort((one, other) => one.label.localeCompare(other.label, `${locale}-CA`))

/** Lists the states of the United States and the District of Columbia with their codes, sorted by name. Spec: CUS-9.18. */
export const listStates = (): { value: string; label: string }[] =>
  statePairs
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en-CA'))
