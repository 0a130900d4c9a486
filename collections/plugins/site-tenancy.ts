import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import type { CollectionConfig, Config, Endpoint, Field, Plugin } from 'payload'
import { administratorsExceptOwn } from '@collections/system/staff/except-own-account'
import { hideForeignSites } from '@collections/system/staff/hide-foreign-sites'
import { administratorsOnly } from '@collections/access/administrators-only'
import { keepSite } from '@collections/hooks/keep-site'
import { bilingual } from '@collections/labels'
import { readInLanguage } from '@/domain/text/read-in-language'

/**
 * Makes each site a tenant. Every collection of a site gets a field `site`, access limited to the sites of the signed-in
 * staff member, and a list filter. The site of a document never changes. Staff get the field `sites`, which only
 * administrators change, and never their own.
 */
export const siteTenancy =
  (siteCollections: CollectionConfig[]): Plugin =>
  async (config) =>
    withFixedSites(siteCollections, withSiteNames(withSmallTokens(await tenancyOf(siteCollections)(config))))

/**
 * Keeps the sites of staff out of the session token: the plug-in puts them in, and the cookie of a person with fifty sites
 * would be longer than browsers accept. Every call reads the sites from the account.
 */
const withSmallTokens = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    fields: collection.fields.map((field) =>
      collection.slug === 'staff' && 'name' in field && field.name === 'sites'
        ? ({
            ...field,
            label: bilingual('Sites', 'Sites'),
            saveToJWT: false,
            hooks: { afterRead: [hideForeignSites] },
          } as Field)
        : field,
    ),
  })),
})

/** Keeps documents at their site. The check comes before the rules of the collection, which would read the other site. */
const withFixedSites = (siteCollections: CollectionConfig[], config: Config): Config => {
  const owned = new Set(siteCollections.map(({ slug }) => slug))
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      owned.has(collection.slug) ? withFixedSite(collection) : collection,
    ),
  }
}

const itemToAssign = '@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger'

const withFixedSite = ({ admin, hooks, ...collection }: CollectionConfig): CollectionConfig => {
  const edit = admin?.components?.edit
  const editMenuItems = edit?.editMenuItems?.map((item) =>
    typeof item === 'object' && item.path === itemToAssign
      ? { ...item, path: '@/studio/sites/assign-site-item#AssignSiteItem' }
      : item,
  )
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit: { ...edit, editMenuItems } } },
    hooks: { ...hooks, beforeValidate: [keepSite, ...(hooks?.beforeValidate ?? [])] },
  }
}

const optionsPath = '/populate-tenant-options'
const provider = '@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider'

/** Answers with the names of the sites in the language of the studio. The plug-in reads them in the default language. */
const inLanguage = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) => endpoint.handler({ ...req, payload: readInLanguage(req.payload, req.i18n.language) }),
})

/** Shows the names of the sites in the language of the studio: in the first answer of a page, and when they are read again. */
const withSiteNames = (config: Config): Config => ({
  ...config,
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      providers: config.admin?.components?.providers?.map((given) =>
        typeof given === 'object' && given.path === provider
          ? { ...given, path: '@/studio/languages/site-selection#SiteSelection' }
          : given,
      ),
    },
  },
  collections: config.collections?.map((collection) => ({
    ...collection,
    endpoints:
      collection.endpoints &&
      collection.endpoints.map((endpoint) => (endpoint.path === optionsPath ? inLanguage(endpoint) : endpoint)),
  })),
})

const tenancyOf = (siteCollections: CollectionConfig[]) =>
  multiTenantPlugin({
    tenantsSlug: 'sites',
    cleanupAfterTenantDelete: false, // keep-used.ts refuses to delete a site that has documents
    tenantField: {
      name: 'site',
      label: bilingual('Site', 'Site'),
      custom: { isExported: true },
      admin: { components: { Field: { path: '@/studio/sites/site-field#SiteField' } } },
    },
    tenantsArrayField: {
      arrayFieldName: 'sites',
      arrayTenantFieldName: 'site',
      arrayFieldAccess: { create: administratorsOnly, update: administratorsExceptOwn },
      tenantFieldAccess: { create: administratorsOnly, update: administratorsExceptOwn },
    },
    collections: Object.fromEntries(
      siteCollections.map(({ slug, custom }) => [slug, { isGlobal: custom?.onePerSite === true }]),
    ),
    userHasAccessToAllTenants: (user) => user.collection === 'staff' && user.role === 'administrator',
    i18n: {
      translations: {
        en: {
          'assign-tenant-button-label': 'Assign a site',
          'assign-tenant-modal-title': 'Choose the site',
          'field-assignedTenant-label': 'Site',
          'nav-tenantSelector-label': 'Site',
        },
        fr: {
          'assign-tenant-button-label': 'Attribuer un site',
          'assign-tenant-modal-title': 'Choisissez le site',
          'field-assignedTenant-label': 'Site',
          'nav-tenantSelector-label': 'Site',
        },
      },
    },
  })
