import * as migration_20261126_142140_initial from './20261126_142140_initial'
import * as migration_20261127_074607_shop_and_inboxes from './20261127_074607_shop_and_inboxes'
import * as migration_20261127_205955_sold_out from './20261127_205955_sold_out'
import * as migration_20261128_014337_sites_and_order_form from './20261128_014337_sites_and_order_form'
import * as migration_20261128_045333_inboxes from './20261128_045333_inboxes'
import * as migration_20261128_075326_autosave from './20261128_075326_autosave'
import * as migration_20261128_080021_dish_card from './20261128_080021_dish_card'
import * as migration_20261128_080259_change_log from './20261128_080259_change_log'
import * as migration_20261128_112238_site_languages from './20261128_112238_site_languages'
import * as migration_20261128_180712_menu_drafts from './20261128_180712_menu_drafts'
import * as migration_20261128_192409_menu_imports from './20261128_192409_menu_imports'

export const migrations = [
  { name: '20261126_142140_initial', up: migration_20261126_142140_initial.up, down: migration_20261126_142140_initial.down },
  { name: '20261127_074607_shop_and_inboxes', up: migration_20261127_074607_shop_and_inboxes.up, down: migration_20261127_074607_shop_and_inboxes.down },
  { name: '20261127_205955_sold_out', up: migration_20261127_205955_sold_out.up, down: migration_20261127_205955_sold_out.down },
  { name: '20261128_014337_sites_and_order_form', up: migration_20261128_014337_sites_and_order_form.up, down: migration_20261128_014337_sites_and_order_form.down },
  { name: '20261128_045333_inboxes', up: migration_20261128_045333_inboxes.up, down: migration_20261128_045333_inboxes.down },
  { name: '20261128_075326_autosave', up: migration_20261128_075326_autosave.up, down: migration_20261128_075326_autosave.down },
  { name: '20261128_080021_dish_card', up: migration_20261128_080021_dish_card.up, down: migration_20261128_080021_dish_card.down },
  { name: '20261128_080259_change_log', up: migration_20261128_080259_change_log.up, down: migration_20261128_080259_change_log.down },
  { name: '20261128_112238_site_languages', up: migration_20261128_112238_site_languages.up, down: migration_20261128_112238_site_languages.down },
  { name: '20261128_180712_menu_drafts', up: migration_20261128_180712_menu_drafts.up, down: migration_20261128_180712_menu_drafts.down },
  { name: '20261128_192409_menu_imports', up: migration_20261128_192409_menu_imports.up, down: migration_20261128_192409_menu_imports.down },
]
