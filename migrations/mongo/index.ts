import * as dishCard from './20261128_080100_dish_card'
import * as initial from './20261126_142140_initial'
import * as inboxStatus from './20261128_045400_inbox_status'
import * as menuDrafts from './20261128_180712_menu_drafts'
import * as promoUsesOfCarts from './20261127_073500_promo_uses_of_carts'

/** Migrations of MongoDB's documents. Each runs once per database, before the first request. */
export const migrations = [
  { name: '20261126_142140_initial', up: initial.up, down: initial.down },
  { name: '20261127_073500_promo_uses_of_carts', up: promoUsesOfCarts.up, down: promoUsesOfCarts.down },
  { name: '20261128_045400_inbox_status', up: inboxStatus.up, down: inboxStatus.down },
  { name: '20261128_080100_dish_card', up: dishCard.up, down: dishCard.down },
  { name: '20261128_180712_menu_drafts', up: menuDrafts.up, down: menuDrafts.down },
]
