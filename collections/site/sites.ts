import type { CollectionConfig, Condition, Field, FieldAccess, Tab } from 'payload'
import { changesOnlyAlerts } from '@/domain/roles'
import { chooseSite } from '@/server/http/studio/one-per-site'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { checkbox } from '@collections/fields/checkbox'
import { followSlug, formerSlugs } from './former-slugs'
import { isOptionalSlug, slug } from './slug'
import { announceSite } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'
import { accountsAndShopTab } from './site-tabs/accounts-and-shop-tab'
import { announceEndpoints } from './announce-endpoints'
import { setUpSite } from './set-up-endpoint'
import { alertsTab } from './site-tabs/alerts-tab'
import { campusTab } from './site-tabs/campus-tab'
import { contactTab } from './site-tabs/contact-tab'
import { homePageTab } from './site-tabs/home-page-tab'
import { appearanceTab } from './site-tabs/appearance-tab'
import { menusTab } from './site-tabs/menus-tab'
import { uniqueMessage } from '@collections/plugins/unique-errors'

/** Managers change the settings of a site; editors only its alerts. */
const isLimited = (user: Parameters<typeof signedInStaff>[0]['user']) => {
  const staff = signedInStaff({ user })
  return staff !== null && changesOnlyAlerts(staff)
}

const forManagers: Condition = (_data, _sibling, { user }) => !isLimited(user)

/** A setting that editors neither change nor see in the form: it would be in the way of the alerts. */
const limit = (field: Field): Field => {
  if (field.type === 'row') return { ...field, fields: field.fields.map(limit) }
  if (!('name' in field) || field.type === 'ui') return field
  const own = field.access?.update
  const update: FieldAccess = async (args) => !isLimited(args.req.user) && (!own || (await own(args)))
  return { ...field, access: { ...field.access, update } } as Field
}

/** A required field stays, read-only: with a condition Payload lets its column be empty. */
const hide = (field: Field): Field => {
  if ('required' in field && field.required) return field
  const given = field.admin?.condition
  const condition: Condition = (data, sibling, context) =>
    Boolean(forManagers(data, sibling, context)) && (!given || Boolean(given(data, sibling, context)))
  return { ...field, admin: { ...field.admin, condition } } as Field
}

/** Settings of a site that only managers change. */
const managedFields = (fields: Field[]): Field[] => fields.map((field) => hide(limit(field)))

/** A tab of settings that only managers change, and which editors do not see. */
const managedTab = (tab: Tab): Tab => ({
  ...tab,
  fields: tab.fields.map(limit),
  admin: { ...tab.admin, condition: forManagers },
})

/** Sites: one per dining operation, found by its slug. Sites are the tenants. Spec: PUB-3.1. */
export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: bilingual('Site', 'Site'), plural: bilingual('Sites', 'Sites') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'slug', 'published'] },
  custom: { area: 'sites' },
  hooks: { ...announceSite(), beforeChange: [followSlug] },
  endpoints: [chooseSite, setUpSite, ...announceEndpoints],
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
        label: bilingual('Unit number in your accounts', 'Numéro d’unité dans votre comptabilité'),
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
