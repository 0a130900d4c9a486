import { z } from 'zod'
import { siteAddressShape } from '@/contract/places/address'
import { listedSectionShape } from './sections'
import { campusDate, id, textOrNull } from '@/contract/field-types'

/** Switches for features that this product does not have. Always false, because clients expect every key. Spec: V1-10. */
export const unsupportedSwitches = [
  'custom_allergens',
  'require_student_id',
  'custom_locations',
  'print_platform',
  'doc_pin',
  'test_mode',
  'legacy_menus',
  'integrated_gateway',
  'mpp_sso',
  'balanced_u_icon',
  'accessibility_link',
  'extra_nav',
  'display_landing_modal',
  'shop_pay_with_sid',
  'events_published',
  'recharge',
  'map_tile',
  'show_map_tile',
  'cross_platform_banner',
  'shop_link',
  'transparent_header',
  'howgood_icons',
  'howgood_icons_new',
  'use_script',
  'mobile',
  'interim_ui',
  'webtrition_search',
  'multi_campus',
  'use_unit_accessibility_link',
  'show_on_the_go',
  'club_eats_week',
] as const

/** Switches that staff set. Spec: PUB-3.1, CUS-3.18. */
const switches = {
  display_cal: z.boolean(),
  sodium_warning: z.boolean(),
  pork_icon: z.boolean(),
  k12: z.boolean(),
  use_customer_login_text: z.boolean(),
  use_unit_privacy_link: z.boolean(),
  show_meal_plan_prices: z.boolean(),
  use_reservations: z.boolean(),
  notifications: z.boolean(),
  allergen_card: z.boolean(),
  food_insecurity: z.boolean(),
  meal_plan_subscriptions: z.boolean(),
  weekly_mpp_subscriptions: z.boolean(),
  coffee_subscription: z.boolean(),
  installments: z.boolean(),
  active_promo_code: z.boolean(),
}

const panels = {
  panel_display_news: z.boolean(),
  panel_display_whats_open: z.boolean(),
  panel_display_events: z.boolean(),
  panel_display_meal_plans: z.boolean(),
  panel_display_contact: z.boolean(),
  panel_header_news: textOrNull,
  panel_header_whats_open: textOrNull,
  panel_header_events: textOrNull,
  panel_header_meal_plans: textOrNull,
  panel_header_contact: textOrNull,
  panel_subtitle_news: textOrNull,
  panel_subtitle_whats_open: textOrNull,
  panel_subtitle_events: textOrNull,
  panel_subtitle_meal_plans: textOrNull,
  panel_subtitle_contact: textOrNull,
}
export type PanelKeys = { [Key in keyof typeof panels]: z.infer<(typeof panels)[Key]> }

const unsupported = Object.fromEntries(unsupportedSwitches.map((name) => [name, z.literal(false)])) as Record<
  (typeof unsupportedSwitches)[number],
  z.ZodLiteral<false>
>

export const alert = z.strictObject({
  id: z.string(),
  icon: textOrNull,
  message: z.string(),
  use_link: z.boolean(),
  link: textOrNull,
  start: campusDate.nullable(),
  end: campusDate.nullable(),
})

/** The first eleven keys are those of 2024's clients; `sort_order` counts from 1. */
export const homepageImage = z.strictObject({
  id,
  file_name: z.string(),
  alt: textOrNull,
  file_size: z.number().int().nullable(),
  created_at: textOrNull,
  file_width: z.number().int().nullable(),
  file_height: z.number().int().nullable(),
  thumb_name: z.string(),
  active: z.literal(true),
  caption: textOrNull,
  caption_color: textOrNull,
  sort_order: z.number().int(),
  link: textOrNull,
  event_id: id.nullable(),
  special_offer_id: id.nullable(),
  location_id: id.nullable(),
  default: z.boolean(),
})
export type HomepageImageRow = z.infer<typeof homepageImage>

export const tileShape = z.strictObject({
  id,
  name: z.string(),
  order: z.number().int(),
  link: textOrNull,
  file_name: textOrNull,
})
export type TileRow = z.infer<typeof tileShape>

export const popup = z.strictObject({
  _id: id,
  id,
  title: z.string(),
  message: textOrNull,
  file_name: textOrNull,
  alt: textOrNull,
  use_link: z.boolean(),
  link: textOrNull,
  days_between_views: z.number().int(),
})
export type PopupRow = z.infer<typeof popup>

const translation = z.strictObject({
  locale: z.enum(['en', 'fr']),
  panel_header_events: textOrNull,
  panel_header_locations: textOrNull,
  panel_header_news: textOrNull,
  panel_header_quick_shop: textOrNull,
})
export type TranslationRow = z.infer<typeof translation>

const social = z.string()

/** A site with every key that clients know. Spec: PUB-3.1, PUB-7.4. */
export const siteShape = z.strictObject({
  id,
  name: z.string(),
  slug: z.string(),
  unit_id: z.string(),
  sector_id: z.string(),
  published: z.boolean(),
  prelaunch: z.boolean(),
  public_platform: z.boolean(),
  url: z.string(),
  custom_domain: textOrNull,
  link_to_school: textOrNull,
  email: textOrNull,
  display_email: z.boolean(),
  local_date: campusDate,
  webtrition_version: z.number().int(),
  logo_exists: z.boolean(),
  site_logo: z
    .strictObject({ id, file_name: z.string(), logo_inverted_name: textOrNull, logo_alt_text: z.string() })
    .nullable(),
  big_logo: z.boolean(),
  address: siteAddressShape,
  brand_color: z.string(),
  text_color: z.string(),
  button_color: textOrNull,
  button_text_color: textOrNull,
  button_text_hover_color: textOrNull,
  alternate_closed_color: textOrNull,
  carousel_control: z.boolean(),
  carousel_control_color: textOrNull,
  wcag: z.string(),
  allergen_filter: z.boolean(),
  avoiding_gluten: z.boolean(),
  display_allergens: z.boolean(),
  location_images: z.boolean(),
  show_closed_locations: z.boolean(),
  customer_login: z.boolean(),
  customer_login_text: z.string(),
  unit_accessibility_link: textOrNull,
  unit_accessibility_link_text: z.string(),
  unit_privacy_link: textOrNull,
  unit_privacy_link_text: z.string(),
  accessibility_url: textOrNull,
  accessibility_header: textOrNull,
  landing_modal_copy: textOrNull,
  landing_modal_filename: textOrNull,
  script_url: textOrNull,
  has_contact_info: z.boolean(),
  contact_name: textOrNull,
  contact_title: textOrNull,
  contact_phone: textOrNull,
  contact_email: textOrNull,
  ...switches,
  ...panels,
  ...unsupported,
  show_homepage_alert: z.boolean(),
  homepage_alerts: z.array(alert),
  homepage_images: z.array(homepageImage),
  tiles: z.array(tileShape),
  has_popup: z.boolean(),
  popups: z.array(popup),
  active_popup: z.strictObject({ _id: id, days_between_views: z.number().int() }).nullable(),
  translations: z.array(translation),
  dining_map: z.strictObject({ file_name: z.string(), alt_text: z.string() }).nullable(),
  social_media: z.strictObject({
    facebook: social,
    pinterest: social,
    instagram: social,
    youtube: social,
    flickr: social,
    vimeo: social,
    x: social,
  }),
  section_list: z.array(listedSectionShape),
})
export type SiteBody = z.infer<typeof siteShape>
