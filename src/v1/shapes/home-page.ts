import type { HomepageImageRow, PanelKeys, PopupRow, TileRow, TranslationRow } from '@/contract/site'
import type { Site } from '@/domain/campus'
import type { HomepageImage, Popup, Tile } from '@/domain/home-page'
import { locales, textIn, type Locale } from '@/domain/locale'

/**
 * The panels' switches and words in one language. Where a header or a subtitle is not written in it, null: the reader has
 * a usual one in that language. Spec: PUB-2.24, PUB-2.25.
 */
export function panelKeys({ panels }: Pick<Site, 'panels'>, locale: Locale): PanelKeys {
  const { news, whatsOpen, events, mealPlans, contact } = panels
  return {
    panel_display_news: news.shown,
    panel_display_whats_open: whatsOpen.shown,
    panel_display_events: events.shown,
    panel_display_meal_plans: mealPlans.shown,
    panel_display_contact: contact.shown,
    panel_header_news: news.header[locale],
    panel_header_whats_open: whatsOpen.header[locale],
    panel_header_events: events.header[locale],
    panel_header_meal_plans: mealPlans.header[locale],
    panel_header_contact: contact.header[locale],
    panel_subtitle_news: news.subtitle[locale],
    panel_subtitle_whats_open: whatsOpen.subtitle[locale],
    panel_subtitle_events: events.subtitle[locale],
    panel_subtitle_meal_plans: mealPlans.subtitle[locale],
    panel_subtitle_contact: contact.subtitle[locale],
  }
}

/** The headers in every language, under the older names that clients look up. Spec: PUB-3.1, PUB-2.26. */
export function translationRows({ panels }: Pick<Site, 'panels'>): TranslationRow[] {
  return locales.map((locale) => ({
    locale,
    panel_header_events: panels.events.header[locale],
    panel_header_locations: panels.whatsOpen.header[locale],
    panel_header_news: panels.news.header[locale],
    panel_header_quick_shop: panels.mealPlans.header[locale],
  }))
}

/** The carousel's pictures that are in use, in their order; one without a thumbnail is its own. Spec: PUB-2.31. */
export function homepageImageRows(images: readonly HomepageImage[], locale: Locale): HomepageImageRow[] {
  return images
    .filter(({ active }) => active)
    .map((image, index) => ({
      id: image.id,
      file_name: image.picture.fileName,
      alt: textIn(image.picture.alt, locale),
      file_size: image.fileSize,
      created_at: image.storedAt?.replace(/Z$/, '+00:00') ?? null,
      file_width: image.picture.width,
      file_height: image.picture.height,
      thumb_name: image.picture.thumbName ?? image.picture.fileName,
      active: true,
      caption: textIn(image.caption, locale),
      caption_color: image.captionColor,
      sort_order: index + 1,
      link: image.link,
      event_id: image.eventId,
      special_offer_id: image.specialOfferId,
      location_id: image.locationId,
      default: image.isDefault,
    }))
}

/** `order` counts from 1. Spec: PUB-3.1. */
export function tileRows(tiles: readonly Tile[], locale: Locale): TileRow[] {
  return tiles.map(({ id, name, link, picture }, index) => ({
    id,
    name: name[locale],
    order: index + 1,
    link,
    file_name: picture?.fileName ?? null,
  }))
}

/** Spec: PUB-2.29, PUB-2.30. */
export function popupRow(popup: Popup, locale: Locale): PopupRow {
  return {
    _id: popup.id,
    id: popup.id,
    title: popup.title[locale],
    message: textIn(popup.message, locale),
    file_name: popup.picture?.fileName ?? null,
    alt: popup.picture && textIn(popup.picture.alt, locale),
    use_link: popup.link !== null,
    link: popup.link,
    days_between_views: popup.daysBetweenViews,
  }
}
