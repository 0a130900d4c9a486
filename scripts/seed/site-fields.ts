import type { DemoSite } from '../../demo/campus-shape'
import type { DemoPanels } from '../../demo/content-shape'
import { datesOf, flagsOf, type Seeding } from './seeding'

/** The fields of a new site, before it has pictures: unpublished until all of it is there. */
export function siteFields({ demo, today, idOf }: Seeding) {
  const { slug, name, unitId, prelaunch, timeZone, defaultLocale, country, address, email, displayEmail } = demo
  const { socialMedia, linkToSchool, menuDisclaimer, contact, content, switches } = demo
  const homepageAlerts = demo.homepageAlerts.map(({ icon, message, link, ...span }, index) => ({
    id: idOf('alerts', String(index)),
    icon,
    message,
    link,
    useLink: link !== null,
    ...datesOf(today, span),
  }))
  return {
    slug,
    name,
    unitId,
    prelaunch,
    timeZone,
    defaultLocale,
    country,
    address,
    email,
    displayEmail,
    socialMedia,
    linkToSchool,
    menuDisclaimer,
    homepageAlerts,
    ...coloursOf(demo),
    ...panelsOf(content.panels),
    ...flagsOf(switches),
    wcag: content.wcag,
    customerLogin: switches.length > 0,
    customerLoginText: content.customerLoginText,
    hasContactInfo: true,
    contactName: contact.name,
    contactTitle: contact.title,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    published: false,
    carouselControl: true,
    allergenFilter: true,
    avoidingGluten: true,
    locationImages: true,
  }
}

function coloursOf(demo: DemoSite) {
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

function panelsOf({ news, whatsOpen, events, mealPlans, contact }: DemoPanels) {
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
