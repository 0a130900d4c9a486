import type { CollectionConfig } from 'payload'
import { accessLog } from './access-log'
import { blockedStudentAccounts } from './blocked-student-accounts'
import { brands } from './brands'
import { buildings } from './buildings'
import { carts } from './carts'
import { contactMessages } from './contact-messages'
import { customPlans } from './custom-plans'
import { customerLocations } from './customer-locations'
import { customerTerms } from './customer-terms'
import { customerTypes } from './customer-types'
import { customerYears } from './customer-years'
import { customers } from './customers'
import { decliningBalances } from './declining-balances'
import { dietaryHealthForms } from './dietary-health-forms'
import { dietaryProfiles } from './dietary-profiles'
import { dishes } from './dishes'
import { facultyEmails } from './faculty-emails'
import { feedback } from './feedback'
import { images } from './images'
import { locationImages } from './location-images'
import { locations } from './locations'
import { logo } from './logo'
import { mealPlanImages } from './meal-plan-images'
import { mealPlans } from './meal-plans'
import { menuFilters } from './menu-filters'
import { menus } from './menus'
import { news } from './news'
import { newsImages } from './news-images'
import { onTheGoOrders } from './on-the-go-orders'
import { orderFormSettings } from './order-form-settings'
import { orders } from './orders'
import { promoCodes } from './promo-codes'
import { reservations } from './reservations'
import { revisions } from './revisions'
import { schedules } from './schedules'
import { sections } from './sections'
import { sites } from './sites'
import { staff } from './staff'
import { subscriptions } from './subscriptions'

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
  mealPlanImages,
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
export const ofAllSites: CollectionConfig[] = [sites, menuFilters, staff, accessLog, revisions]
