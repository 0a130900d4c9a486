import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { checkbox } from './fields/checkbox'
import { slug } from './fields/slug'
import { announceSite } from './hooks/announce-change'
import { groups, words } from './labels'
import { accountsAndShopTab } from './sites/accounts-and-shop-tab'
import { alertsTab } from './sites/alerts-tab'
import { campusTab } from './sites/campus-tab'
import { contactTab } from './sites/contact-tab'
import { homePageTab } from './sites/home-page-tab'
import { lookTab } from './sites/look-tab'
import { menusTab } from './sites/menus-tab'
import { taken } from './unique-refusals'

/** Dining operations: one public site each, found by its slug. Spec: PUB-3.1. */
export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: words('Site', 'Site'), plural: words('Sites', 'Sites') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'slug', 'published'] },
  access: byArea('sites'),
  hooks: announceSite(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    {
      ...slug({ unique: true, reserved: true }),
      custom: taken(
        words(
          'Another site has this address: choose another.',
          'Un autre site porte cette adresse : choisissez-en une autre.',
        ),
      ),
    },
    checkbox('published', words('Published', 'Publié'), { sidebar: true }),
    checkbox('prelaunch', words('Before launch', 'Avant le lancement'), { sidebar: true }),
    {
      name: 'unitId',
      type: 'text',
      label: words('Unit number', 'Numéro d’unité'),
      defaultValue: '',
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [campusTab, lookTab, homePageTab, contactTab, menusTab, accountsAndShopTab, alertsTab],
    },
  ],
}
