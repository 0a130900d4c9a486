import type { CollectionConfig } from 'payload'
import { brands } from './brands'
import { buildings } from './buildings'
import { dishes } from './dishes'
import { images } from './images'
import { locationImages } from './location-images'
import { leases } from './leases'
import { locations } from './locations'
import { logo } from './logo'
import { menuFilters } from './menu-filters'
import { menus } from './menus'
import { news } from './news'
import { newsImages } from './news-images'
import { revisions } from './revisions'
import { schedules } from './schedules'
import { secondFactors } from './second-factors'
import { sections } from './sections'
import { sites } from './sites'
import { staff } from './staff'

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
  logo,
]

/** What the whole installation shares. */
export const ofAllSites: CollectionConfig[] = [sites, menuFilters, staff, secondFactors, leases, revisions]
