import type { CollectionConfig } from 'payload'
import { brands } from './brands'
import { buildings } from './buildings'
import { cateringDocuments } from './catering-documents'
import { dishes } from './dishes'
import { eventImages } from './event-images'
import { images } from './images'
import { locationImages } from './location-images'
import { locations } from './locations'
import { logo } from './logo'
import { mealPlanImages } from './meal-plan-images'
import { menuFilters } from './menu-filters'
import { menus } from './menus'
import { micrositeImages } from './microsite-images'
import { news } from './news'
import { newsImages } from './news-images'
import { newsletterFiles } from './newsletter-files'
import { popupImages } from './popup-images'
import { revisions } from './revisions'
import { schedules } from './schedules'
import { sectionBanners } from './section-banners'
import { sections } from './sections'
import { sites } from './sites'
import { specialImages } from './special-images'
import { staff } from './staff'
import { staffImages } from './staff-images'

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
export const ofAllSites: CollectionConfig[] = [sites, menuFilters, staff, revisions]
