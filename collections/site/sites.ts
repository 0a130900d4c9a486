import type { CollectionConfig } from 'payload'
import { chooseSite } from '@/server/http/studio/one-per-site'
import { checkbox } from '@collections/fields/checkbox'
import { followSlug, formerSlugs } from './former-slugs'
import { managedFields, managedTab, siteAccess } from './site-access'
import { isOptionalSlug, slug } from './slug'
import { announceSite } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'
import { accountsAndShopTab } from './site-tabs/accounts-and-shop-tab'
import { alertsTab } from './site-tabs/alerts-tab'
import { campusTab } from './site-tabs/campus-tab'
import { contactTab } from './site-tabs/contact-tab'
import { homePageTab } from './site-tabs/home-page-tab'
import { appearanceTab } from './site-tabs/appearance-tab'
import { menusTab } from './site-tabs/menus-tab'
import { uniqueMessage } from '@collections/plugins/unique-errors'

/** Sites: one per dining operation, found by its slug. Sites are the tenants. Spec: PUB-3.1. */
export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: bilingual('Site', 'Site'), plural: bilingual('Sites', 'Sites') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'slug', 'published'] },
  access: siteAccess,
  hooks: { ...announceSite(), beforeChange: [followSlug] },
  endpoints: [chooseSite],
  fields: [
    ...managedFields([
      { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
      {
        ...slug({ unique: true, reserved: true }),
        custom: uniqueMessage(
          bilingual(
            'Another site already uses this address. Choose another one.',
            'Un autre site utilise déjà cette adresse. Choisissez-en une autre.',
          ),
        ),
      },
      checkbox('published', bilingual('Published', 'Publié'), { sidebar: true }),
      checkbox('prelaunch', bilingual('Before launch', 'Avant le lancement'), { sidebar: true }),
      {
        name: 'unitId',
        type: 'text',
        label: bilingual('Unit number', 'Numéro d’unité'),
        defaultValue: '',
        admin: { position: 'sidebar' },
      },
      {
        name: 'sector',
        type: 'text',
        label: bilingual('Sector', 'Secteur'),
        validate: isOptionalSlug,
        admin: {
          position: 'sidebar',
          description: bilingual(
            'A code, such as higher-education. /?sector=higher-education lists the schools of this sector only.',
            'Un code, comme higher-education. /?sector=higher-education ne liste que les établissements de ce secteur.',
          ),
        },
      },
      formerSlugs,
    ]),
    {
      type: 'tabs',
      tabs: [
        ...[campusTab, appearanceTab, homePageTab, contactTab, menusTab, accountsAndShopTab].map(managedTab),
        alertsTab,
      ],
    },
  ],
}
