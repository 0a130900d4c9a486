import { isBlank } from '@/domain/forms/text-rules'
import { isProvince, provinceCode } from '@/domain/places/provinces'

/** The part of an address that depends on the country, as typed. */
export type Region = { province: string; postalCode: string; state: string; zipCode: string }

/**
 * The country of a typed address. Canada, unless somebody fills in a state or a ZIP code and neither a province nor a postal
 * code. A state and a ZIP code are then required, otherwise a province and a postal code. Spec: CUS-5.3.
 */
export const regionCountry = ({ province, postalCode, state, zipCode }: Region): 'CA' | 'US' =>
  isBlank(province) && isBlank(postalCode) && !(isBlank(state) && isBlank(zipCode)) ? 'US' : 'CA'

/** Whether a text is a province or territory: its code, or its name in English or French. Spec: CUS-5.3, CUS-9.18. */
export const isProvinceOrTerritory = (text: string): boolean => isProvince(text, 'en') || isProvince(text, 'fr')

/** A region as it is stored: the code of a province, codes in capitals, and nothing of the other country. */
export function storedRegion(typed: Region): Region {
  const capitals = (text: string) => text.trim().toUpperCase()
  return regionCountry(typed) === 'US'
    ? { province: '', postalCode: '', state: capitals(typed.state), zipCode: typed.zipCode.trim() }
    : {
        province: capitals(provinceCode(typed.province)),
        postalCode: capitals(typed.postalCode),
        state: '',
        zipCode: '',
      }
}
