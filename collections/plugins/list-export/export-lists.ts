import type { CollectionConfig, CollectionSlug, Plugin } from 'payload'
import { exportList } from './export-list'

/** Whether the studio shows the collection as a list of rows: not to a program only, not as pictures, not as one document per site. */
const isList = ({ admin, custom, upload }: CollectionConfig) =>
  admin?.hidden !== true && !upload && custom?.onePerSite !== true

const withExport = (collection: CollectionConfig): CollectionConfig => {
  const { admin, endpoints, slug } = collection
  return {
    ...collection,
    endpoints: [
      ...(endpoints || []),
      { path: '/export', method: 'get', handler: (req) => exportList(req, slug as CollectionSlug) },
    ],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        listMenuItems: [...(admin?.components?.listMenuItems ?? []), '@/studio/lists/export-link#ExportLink'],
      },
    },
  }
}

/** Adds the export as CSV to every list of the studio. */
export const exportLists: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => (isList(each) ? withExport(each) : each)),
})
