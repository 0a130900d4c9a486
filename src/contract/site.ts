import { z } from 'zod'
import { siteAddressShape } from './address'
import { campusDate, id, textOrNull } from './words'

/**
 * Switches of a site for what this product does not offer; they are always false. Clients expect every key.
 * Spec: PUB-3.1, V1-10.
 */
export const switchesAlwaysOff = [
  'custom_allergens',
  'allergen_card',
  'require_student_id',
  'custom_locations',
  'print_platform',
  'food_insecurity',
  'use_reservations',
  'doc_pin',
  'test_mode',
  'transparent_header',
  'legacy_menus',
  'integrated_gateway',
  'notifications',
  'meal_plan_subscriptions',
  'mpp_sso',
  'pork_icon',
  'sodium_warning',
  'balanced_u_icon',
  'accessibility_link',
  'extra_nav',
  'display_landing_modal',
  'weekly_mpp_subscriptions',
  'shop_pay_with_sid',
  'coffee_subscription',
  'events_published',
  'recharge',
  'map_tile',
  'show_map_tile',
  'cross_platform_banner',
  'shop_link',
  'display_cal',
  'active_promo_code',
  'howgood_icons',
  'howgood_icons_new',
  'use_script',
  'mobile',
  'interim_ui',
  'webtrition_search',
  'multi_campus',
  'use_customer_login_text',
  'use_unit_accessibility_link',
  'use_unit_privacy_link',
  'show_on_the_go',
  'club_eats_week',
  'has_popup',
  'has_contact_info',
  'show_meal_plan_prices',
  'k12',
  'installments',
] as const

const off = Object.fromEntries(switchesAlwaysOff.map((name) => [name, z.literal(false)])) as Record<
  (typeof switchesAlwaysOff)[number],
  z.ZodLiteral<false>
>

const entryShape = {
  name: z.string(),
  id,
  slug: z.string(),
  master_slug: textOrNull,
  is_url: z.boolean(),
  url: textOrNull,
  published: z.boolean(),
  sort_order: z.number().int(),
  microsite_landing: z.boolean(),
}

const node = z.strictObject({
  ...entryShape,
  start: textOrNull,
  end: textOrNull,
  scheduled: z.boolean(),
  master_section_id: id.nullable(),
  global_section_id: id.nullable(),
  no_robots: z.boolean(),
  use_banner: z.boolean(),
  banner: z.null(),
  banner_text_align: textOrNull,
  banner_text_font: textOrNull,
})

const section = z.strictObject({ ...entryShape, nodes: z.array(node) })
export type SectionRow = z.infer<typeof section>

const alert = z.strictObject({
  id: z.string(),
  icon: textOrNull,
  message: z.string(),
  use_link: z.boolean(),
  link: textOrNull,
  start: campusDate.nullable(),
  end: campusDate.nullable(),
})

const social = z.string()

/** A site with all keys that clients know. Spec: PUB-3.1, PUB-7.4. */
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
  contact_name: textOrNull,
  contact_title: textOrNull,
  contact_phone: textOrNull,
  contact_email: textOrNull,
  ...off,
  show_homepage_alert: z.boolean(),
  homepage_alerts: z.array(alert),
  homepage_images: z.array(z.never()),
  tiles: z.array(z.never()),
  popups: z.array(z.never()),
  active_popup: z.null(),
  translations: z.array(z.never()),
  dining_map: z.null(),
  social_media: z.strictObject({
    facebook: social,
    pinterest: social,
    instagram: social,
    youtube: social,
    flickr: social,
    vimeo: social,
    x: social,
  }),
  section_list: z.array(section),
})
export type SiteBody = z.infer<typeof siteShape>
