import type { z } from 'zod'
import { unsupportedSwitches, type SiteBody } from '@/contract/site/site'
import type { siteInfoResponse } from '@/contract/site/sites'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { filterActiveAlerts, type HomepageAlert } from '@/domain/site/homepage-alerts'
import { getActivePopup } from '@/domain/site/home-page'
import { localize, type Locale } from '@/domain/locale'
import { success } from '@/v1/engine/envelope'
import { siteAddressRow } from '@/v1/places/shapes/address'
import { homepageImageRows, panelKeys, popupRow, tileRows, translationRows } from './home-page'
import { listedSectionRows } from './sections'

/** `isFormer`: the request named a slug that the site had before. */
export type SiteInfoData = { site: Site; now: Date; isFormer: boolean }

const off = Object.fromEntries(unsupportedSwitches.map((name) => [name, false])) as Record<
  (typeof unsupportedSwitches)[number],
  false
>

/** A site at an instant. Spec: PUB-4.1, PUB-7.4, PUB-3.1, V1-10. */
export function siteInfo({ site, now, isFormer }: SiteInfoData, locale: Locale): z.infer<typeof siteInfoResponse> {
  return success(1, { logo_exists: site.logo !== null, perform_redirect: isFormer, site: siteBody(site, now, locale) })
}

function siteBody(site: Site, now: Date, locale: Locale): SiteBody {
  const today = campusDateAt(now, site.timeZone)
  const alerts = filterActiveAlerts(site.homepageAlerts, today).map((alert) => alertRow(alert, locale))
  const popup = getActivePopup(site.popup, today)
  const loginText = localize(site.customerLoginText, locale) ?? ''
  const {
    facebook = '',
    pinterest = '',
    instagram = '',
    youtube = '',
    flickr = '',
    vimeo = '',
    x = '',
  } = site.socialMedia
  return {
    id: site.id,
    name: site.name[locale],
    slug: site.slug,
    unit_id: site.unitId,
    sector_id: site.sector ?? '',
    published: site.published,
    prelaunch: site.prelaunch,
    public_platform: true,
    url: site.url ?? '',
    custom_domain: null,
    link_to_school: site.linkToSchool,
    email: site.displayEmail ? site.email : null,
    display_email: site.displayEmail,
    local_date: today,
    webtrition_version: 1,
    logo_exists: site.logo !== null,
    site_logo: site.logo && {
      id: site.id,
      file_name: site.logo.fileName,
      logo_inverted_name: site.invertedLogo?.fileName ?? null,
      logo_alt_text: localize(site.logo.alt, locale) ?? '',
    },
    big_logo: site.bigLogo,
    address: siteAddressRow(site, now),
    brand_color: site.brandColor,
    text_color: site.textColor,
    button_color: site.buttonColor,
    button_text_color: site.buttonTextColor,
    button_text_hover_color: site.buttonTextHoverColor,
    alternate_closed_color: site.alternateClosedColor,
    carousel_control: site.carouselControl,
    carousel_control_color: site.carouselControlColor,
    wcag: localize(site.wcag, locale) ?? '',
    allergen_filter: site.allergenFilter,
    avoiding_gluten: site.avoidingGluten,
    display_allergens: site.allergenFilter,
    location_images: site.locationImages,
    show_closed_locations: site.showClosedLocations,
    customer_login: site.customerLogin,
    customer_login_text: loginText,
    unit_accessibility_link: null,
    unit_accessibility_link_text: '',
    unit_privacy_link: resolveLinkTarget(site.privacyLink),
    unit_privacy_link_text: '',
    accessibility_url: null,
    accessibility_header: null,
    landing_modal_copy: null,
    landing_modal_filename: null,
    script_url: null,
    has_contact_info: site.contact !== null,
    contact_name: site.contact?.name ?? null,
    contact_title: localize(site.contact?.title, locale),
    contact_phone: site.contact?.phone ?? null,
    contact_email: site.contact?.email ?? null,
    display_cal: site.displayCal,
    sodium_warning: site.sodiumWarning,
    pork_icon: site.porkIcon,
    k12: site.k12,
    use_unit_privacy_link: resolveLinkTarget(site.privacyLink) !== null,
    use_customer_login_text: loginText !== '',
    show_meal_plan_prices: site.showMealPlanPrices,
    use_reservations: site.switches.useReservations,
    notifications: site.switches.notifications,
    allergen_card: site.switches.allergenCard,
    food_insecurity: site.switches.foodInsecurity,
    meal_plan_subscriptions: site.switches.mealPlanSubscriptions,
    weekly_mpp_subscriptions: site.switches.weeklyMppSubscriptions,
    coffee_subscription: site.switches.coffeeSubscription,
    installments: site.switches.installments,
    active_promo_code: site.switches.activePromoCode,
    ...panelKeys(site, locale),
    ...off,
    show_homepage_alert: alerts.length > 0,
    homepage_alerts: alerts,
    homepage_images: homepageImageRows(site.homepageImages, locale),
    tiles: tileRows(site.tiles, locale),
    has_popup: popup !== null,
    popups: popup ? [popupRow(popup, locale)] : [],
    active_popup: popup && { _id: popup.id, days_between_views: popup.daysBetweenViews },
    translations: translationRows(site),
    dining_map: site.diningMap && {
      file_name: site.diningMap.picture.fileName,
      alt_text: localize(site.diningMap.altText, locale) ?? '',
    },
    social_media: { facebook, pinterest, instagram, youtube, flickr, vimeo, x },
    section_list: listedSectionRows(site.sections, site.timeZone, locale),
  }
}

function alertRow({ id, icon, message, link, start, end }: HomepageAlert, locale: Locale) {
  return { id, icon, message: message[locale], use_link: link !== null, link, start, end }
}
