import type { DemoSite } from '../../demo/shapes/campus-shape'
import type { DemoPanels } from '../../demo/shapes/content-shape'
import { forSeason } from '../../demo/season'
import { datesOf, flagsOf, type Seeding } from './seeding'

/** The fields of a new site without pictures. The site stays unpublished until it is complete. */
export function siteFields({ demo, today, idOf }: Seeding) {
  const {
    slug,
    formerSlugs,
    sector,
    name,
    unitId,
    prelaunch,
    timeZone,
    country,
    address,
    email,
    displayEmail,
    feedbackCaptcha,
  } = demo
  const { socialMedia, linkToSchool, menuDisclaimer, contact, content, switches, seller } = demo
  const homepageAlerts = demo.homepageAlerts.map((alert, index) => {
    const { icon, message, link, ...span } = forSeason(alert, today)
    const useLink = link !== null
    return { id: idOf('alerts', String(index)), icon, message, link, useLink, ...datesOf(today, span) }
  })
  return {
    slug,
    formerSlugs,
    sector,
    name,
    unitId,
    prelaunch,
    timeZone,
    country,
    address,
    email,
    displayEmail,
    feedbackCaptcha,
    socialMedia,
    linkToSchool,
    menuDisclaimer,
    homepageAlerts,
    ...colourFields(demo),
    ...panelFields(content.panels),
    ...flagsOf(switches),
    wcag: content.wcag,
    customerLogin: switches.length > 0,
    customerLoginText: content.customerLoginText,
    hasContactInfo: true,
    contactName: contact.name,
    contactTitle: contact.title,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    sellerName: seller?.name,
    federalTaxNumber: seller?.federalTaxNumber,
    provincialTaxNumber: seller?.provincialTaxNumber,
    published: false,
    carouselControl: true,
    allergenFilter: true,
    avoidingGluten: true,
    locationImages: true,
  }
}

function colourFields(demo: DemoSite) {
  const { brandColor, textColor, buttonColor, buttonTextColor, buttonTextHoverColor } = demo
  const { alternateClosedColor, carouselControlColor } = demo
  return {
    brandColor,
    textColor,
    buttonColor,
    buttonTextColor,
    buttonTextHoverColor,
    alternateClosedColor,
    carouselControlColor,
  }
}

function panelFields({ news, whatsOpen, events, mealPlans, contact }: DemoPanels) {
  return {
    panelDisplayNews: news.shown,
    panelHeaderNews: news.header,
    panelSubtitleNews: news.subtitle,
    panelDisplayWhatsOpen: whatsOpen.shown,
    panelHeaderWhatsOpen: whatsOpen.header,
    panelSubtitleWhatsOpen: whatsOpen.subtitle,
    panelDisplayEvents: events.shown,
    panelHeaderEvents: events.header,
    panelSubtitleEvents: events.subtitle,
    panelDisplayMealPlans: mealPlans.shown,
    panelHeaderMealPlans: mealPlans.header,
    panelSubtitleMealPlans: mealPlans.subtitle,
    panelDisplayContact: contact.shown,
    panelHeaderContact: contact.header,
    panelSubtitleContact: contact.subtitle,
  }
}
