import type { CollectionConfig } from 'payload'
import { balancedLivingEvents } from './balanced-living-events'
import { blogArticles } from './blog-articles'
import { brands } from './brands'
import { buildings } from './buildings'
import { cateringDocuments } from './catering-documents'
import { cateringFiles } from './catering-files'
import { cuisines } from './cuisines'
import { directorsMeetings } from './directors-meetings'
import { dishes } from './dishes'
import { eventImages } from './event-images'
import { events } from './events'
import { images } from './images'
import { legalTexts } from './legal-texts'
import { locationFeatures } from './location-features'
import { locationImages } from './location-images'
import { locations } from './locations'
import { logo } from './logo'
import { mealPlanImages } from './meal-plan-images'
import { menuFilters } from './menu-filters'
import { menus } from './menus'
import { micrositeImages } from './microsite-images'
import { micrositeSections } from './microsite-sections'
import { microsites } from './microsites'
import { news } from './news'
import { newsImages } from './news-images'
import { newsletterFiles } from './newsletter-files'
import { newsletters } from './newsletters'
import { paymentMethods } from './payment-methods'
import { photoAlbums } from './photo-albums'
import { popupImages } from './popup-images'
import { popups } from './popups'
import { revisions } from './revisions'
import { schedules } from './schedules'
import { sectionBanners } from './section-banners'
import { sections } from './sections'
import { sites } from './sites'
import { specialImages } from './special-images'
import { specialOffers } from './special-offers'
import { staff } from './staff'
import { staffImages } from './staff-images'
import { staffMembers } from './staff-members'
import { surveys } from './surveys'

/** What belongs to one site and is reached by its staff alone, in the order of the studio's navigation. */
export const ofASite: CollectionConfig[] = [
  menus,
  dishes,
  schedules,
  locations,
  buildings,
  brands,
  sections,
  news,
  events,
  balancedLivingEvents,
  specialOffers,
  newsletters,
  photoAlbums,
  staffMembers,
  surveys,
  blogArticles,
  directorsMeetings,
  cateringFiles,
  popups,
  microsites,
  micrositeSections,
  images,
  locationImages,
  newsImages,
  eventImages,
  specialImages,
  staffImages,
  popupImages,
  micrositeImages,
  mealPlanImages,
  sectionBanners,
  logo,
  newsletterFiles,
  cateringDocuments,
]

/** What the whole installation shares. */
export const ofAllSites: CollectionConfig[] = [
  sites,
  menuFilters,
  cuisines,
  paymentMethods,
  locationFeatures,
  legalTexts,
  staff,
  revisions,
]
