import { senderName } from '@/domain/site/sender-name'
import type { Site } from '@/domain/site/site'
import type { CartRules } from '@/domain/shop/cart/cart-lines'
import type { ReceiptSeller } from './receipt'

type SellerSite = Pick<Site, 'name' | 'address' | 'country' | 'email' | 'seller'>

/** The seller of an order placed now at a site. Without a legal name the dining services sell. `taxes` is null when unknown. */
export function sellerOf(site: SellerSite, taxes: CartRules['taxes'] | null): ReceiptSeller {
  const { name, federalTaxNumber, provincialTaxNumber } = site.seller
  const { street, metadata, city, state, zipCode } = site.address
  return {
    name: name === null ? { en: senderName(site, 'en'), fr: senderName(site, 'fr') } : { en: name, fr: name },
    street,
    secondLine: metadata,
    city,
    province: state,
    postalCode: zipCode,
    country: site.country,
    email: site.email,
    federalTaxNumber,
    provincialTaxNumber,
    federalMilliPercent: taxes?.federalMilliPercent ?? null,
    provincialMilliPercent: taxes?.provincialMilliPercent ?? null,
  }
}
