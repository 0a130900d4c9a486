import type { CollectionConfig } from 'payload'
import { accessLog } from './access-log'
import { balancedLivingEvents } from './balanced-living-events'
import { blockedStudentAccounts } from './blocked-student-accounts'
import { blogArticles } from './blog-articles'
import { brands } from './brands'
import { buildings } from './buildings'
import { carts } from './carts'
import { cateringDocuments } from './catering-documents'
import { cateringFiles } from './catering-files'
import { contactMessages } from './contact-messages'
import { cuisines } from './cuisines'
import { customPlans } from './custom-plans'
import { customerLocations } from './customer-locations'
import { customerTerms } from './customer-terms'
import { customerTypes } from './customer-types'
import { customerYears } from './customer-years'
import { customers } from './customers'
import { decliningBalances } from './declining-balances'
import { dietaryHealthForms } from './dietary-health-forms'
import { dietaryProfiles } from './dietary-profiles'
import { directorsMeetings } from './directors-meetings'
import { dishes } from './dishes'
import { eventImages } from './event-images'
import { events } from './events'
import { facultyEmails } from './faculty-emails'
import { feedback } from './feedback'
import { images } from './images'
import { leases } from './leases'
import { legalTexts } from './legal-texts'
import { locationFeatures } from './location-features'
import { locationImages } from './location-images'
import { locations } from './locations'
import { logo } from './logo'
import { mealPlanImages } from './meal-plan-images'
import { mealPlans } from './meal-plans'
import { menuFilters } from './menu-filters'
import { menus } from './menus'
import { micrositeImages } from './microsite-images'
import { micrositeSections } from './microsite-sections'
import { microsites } from './microsites'
import { news } from './news'
import { newsImages } from './news-images'
import { newsletterFiles } from './newsletter-files'
import { newsletters } from './newsletters'
import { onTheGoOrders } from './on-the-go-orders'
import { orderFormSettings } from './order-form-settings'
import { orders } from './orders'
import { paymentMethods } from './payment-methods'
import { photoAlbums } from './photo-albums'
import { popupImages } from './popup-images'
import { popups } from './popups'
import { promoCodes } from './promo-codes'
import { reservations } from './reservations'
import { revisions } from './revisions'
import { schedules } from './schedules'
import { secondFactors } from './second-factors'
import { sectionBanners } from './section-banners'
import { sections } from './sections'
import { sites } from './sites'
import { specialImages } from './special-images'
import { specialOffers } from './special-offers'
import { staff } from './staff'
import { staffImages } from './staff-images'
import { staffMembers } from './staff-members'
import { subscriptions } from './subscriptions'
import { surveyVotes } from './survey-votes'
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
  mealPlans,
  customPlans,
  decliningBalances,
  promoCodes,
  orderFormSettings,
  customerTypes,
  customerLocations,
  customerYears,
  customerTerms,
  blockedStudentAccounts,
  facultyEmails,
  orders,
  subscriptions,
  carts,
  customers,
  reservations,
  onTheGoOrders,
  dietaryProfiles,
  dietaryHealthForms,
  feedback,
  contactMessages,
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
  secondFactors,
  surveyVotes,
  accessLog,
  leases,
  revisions,
]
