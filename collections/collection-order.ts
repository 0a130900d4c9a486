import type { CollectionConfig } from 'payload'
import { cuisines, locationFeatures, paymentMethods } from './places/reference-lists'
import { customerTypes, customerLocations, customerYears, customerTerms } from './shop/order-form/customer-selections'
import { accessLog } from './system/access-log/access-log'
import { balancedLivingEvents } from './content/announcements/balanced-living-events'
import { blogArticles } from './content/publications/blog-articles'
import { brands } from './places/brands'
import { buildings } from './places/buildings'
import { carts } from './shop/orders/carts'
import { cateringFiles } from './content/publications/catering-files'
import { changes } from './system/change-log/changes'
import { consents } from './account/consents'
import { contactMessages } from './forms/contact-messages'
import { customPlans } from './shop/plans/custom-plans'
import { customers } from './account/customers'
import { deletedDocuments } from './system/trash/deleted-documents'
import { decliningBalances } from './shop/plans/declining-balances'
import { dietaryHealthForms } from './forms/dietary-health-forms'
import { dietaryProfiles } from './account/dietary-profiles'
import { directorsMeetings } from './content/publications/directors-meetings'
import { dishes } from './menu/dishes'
import { events } from './content/announcements/events'
import { facultyEmails, blockedStudentAccounts } from './shop/order-form/listed-accounts'
import { favourites } from './account/favourites'
import { feedback } from './forms/feedback'
import {
  images,
  locationImages,
  eventImages,
  mealPlanImages,
  micrositeImages,
  newsImages,
  popupImages,
  sectionBanners,
  specialImages,
  staffImages,
  logo,
  newsletterFiles,
  cateringDocuments,
} from './pictures/upload-collections'
import { importedDocuments, imports } from './menu/import/imports'
import { leases, revisions } from './system/process-records'
import { legalTexts } from './site/legal-texts'
import { locations } from './places/locations'
import { mealPlans } from './shop/plans/meal-plans'
import { menuFilters } from './menu/menu-filters'
import { menus } from './menu/menus'
import { micrositeSections } from './content/microsite/microsite-sections'
import { microsites } from './content/microsite/microsites'
import { news } from './content/announcements/news'
import { newsletters } from './content/publications/newsletters'
import { onTheGoOrders } from './forms/on-the-go-orders'
import { onTheGoSettings } from './forms/on-the-go-settings'
import { orderFormSettings } from './shop/order-form/order-form-settings'
import { orders } from './shop/orders/orders'
import { photoAlbums } from './content/publications/photo-albums'
import { popups } from './site/popups'
import { promoCodes } from './shop/plans/promo-codes'
import { promoUses } from './shop/plans/promo-uses'
import { reservations } from './reservations/reservations'
import { reservationSlots } from './reservations/reservation-slots'
import { reservationWaits } from './reservations/reservation-waits'
import { schedules } from './places/schedules'
import { secondFactors } from './system/staff/second-factors'
import { sections } from './site/sections'
import { signOns } from './account/sign-ons'
import { sites } from './site/sites'
import { specialOffers } from './content/announcements/special-offers'
import { staff } from './system/staff/staff'
import { staffMembers } from './content/publications/staff-members'
import { subscriptions } from './shop/orders/subscriptions'
import { surveyVotes } from './content/polls/survey-votes'
import { surveys } from './content/polls/surveys'
import { usedCaptchas } from './forms/used-captchas'
import { ledgerEntries } from './shop/payments/ledger-entries'
import { paymentEvents, sandboxPayments } from './shop/payments/payment-events'
import { reconciliations } from './shop/payments/reconciliations'
import { refunds } from './shop/payments/refunds'
import { sentMails } from './shop/payments/sent-mails'
import { subscriptionCharges } from './shop/payments/subscription-charges'

/** Collections whose documents belong to one site, in the order of the studio's navigation. */
export const siteCollections: CollectionConfig[] = [
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
  onTheGoSettings,
  customerTypes,
  customerLocations,
  customerYears,
  customerTerms,
  blockedStudentAccounts,
  facultyEmails,
  orders,
  refunds,
  subscriptions,
  subscriptionCharges,
  ledgerEntries,
  reconciliations,
  sentMails,
  carts,
  promoUses,
  customers,
  consents,
  reservations,
  reservationWaits,
  onTheGoOrders,
  dietaryProfiles,
  dietaryHealthForms,
  feedback,
  contactMessages,
]

/** Collections that all sites share. */
export const sharedCollections: CollectionConfig[] = [
  sites,
  menuFilters,
  cuisines,
  paymentMethods,
  locationFeatures,
  legalTexts,
  deletedDocuments,
  changes,
  staff,
  secondFactors,
  signOns,
  surveyVotes,
  usedCaptchas,
  reservationSlots,
  favourites,
  accessLog,
  sandboxPayments,
  paymentEvents,
  imports,
  importedDocuments,
  leases,
  revisions,
]
