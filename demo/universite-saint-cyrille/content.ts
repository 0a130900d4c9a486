import type { DemoContent } from '../shapes/content-shape'
import { balancedLivingEvents } from './balanced-living-events'
import { blogArticles } from './blog-articles'
import { cateringFiles } from './catering-files'
import { directorsMeetings } from './directors-meetings'
import { events } from './events'
import { customerLoginText, diningMap, panels, popup, tiles, wcag } from './home'
import { microsite } from './microsite'
import { news } from './news'
import { newsletters } from './newsletters'
import { photoAlbums } from './photo-albums'
import { specialOffers } from './special-offers'
import { staffMembers } from './staff-members'
import { surveys } from './surveys'

export const content: DemoContent = {
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
  popup,
  microsite,
  panels,
  tiles,
  diningMap,
  wcag,
  customerLoginText,
}
