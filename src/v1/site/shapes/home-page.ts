import type { HomepageImageRow, PanelKeys, PopupRow, TileRow, TranslationRow } from '@/contract/site/site'
import type { Site } from '@/domain/site/site'
import type { HomepageImage, Popup, Tile } from '@/domain/site/home-page'
import { locales, localize, type Locale } from '@/domain/locale'

/**
 * The switches and texts of the home page panels in one language. A text that is missing in this language is null, so that
 * clients show their default. Spec: PUB-2.24, PUB-2.25.
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

/** The panel headers in every language, under older names that clients read. Spec: PUB-3.1, PUB-2.26. */
export function translationRows({ panels }: Pick<Site, 'panels'>): TranslationRow[] {
  return locales.map((locale) => ({
    locale,
    panel_header_events: panels.events.header[locale],
    panel_header_locations: panels.whatsOpen.header[locale],
    panel_header_news: panels.news.header[locale],
    panel_header_quick_shop: panels.mealPlans.header[locale],
  }))
}

/** The active pictures of the carousel. A picture without a thumbnail is its own thumbnail. Spec: PUB-2.31. */
export function homepageImageRows(images: readonly HomepageImage[], locale: Locale): HomepageImageRow[] {
  return images
    .filter(({ active }) => active)
    .map((image, index) => ({
      id: image.id,
      file_name: image.picture.fileName,
      alt: localize(image.picture.alt, locale),
      file_size: image.fileSize,
      created_at: image.storedAt?.replace(/Z$/, '+00:00') ?? null,
      file_width: image.picture.width,
      file_height: image.picture.height,
      thumb_name: image.picture.thumbName ?? image.picture.fileName,
      active: true,
      caption: localize(image.caption, locale),
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
    message: localize(popup.message, locale),
    file_name: popup.picture?.fileName ?? null,
    alt: popup.picture && localize(popup.picture.alt, locale),
    use_link: popup.link !== null,
    link: popup.link,
    days_between_views: popup.daysBetweenViews,
  }
}
