import type { CollectionBeforeOperationHook, Config, Field, Plugin } from 'payload'

type Data = Record<string, unknown>

/** The document without groups that are null, at any depth: Payload fails over them, and they say nothing. */
function withoutNullGroups(fields: Field[], data: Data): Data {
  return fields.reduce((done, field): Data => {
    if (field.type === 'tabs')
      return field.tabs.reduce(
        (kept, tab) =>
          'name' in tab && tab.name ? inGroup(tab.name, tab.fields, kept) : withoutNullGroups(tab.fields, kept),
        done,
      )
    if (field.type === 'group' && 'name' in field && field.name) return inGroup(field.name, field.fields, done)
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return withoutNullGroups(field.fields, done)
    return done
  }, data)
}

function inGroup(name: string, fields: Field[], data: Data): Data {
  if (!(name in data)) return data
  const { [name]: group, ...rest } = data
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return rest
  return { ...data, [name]: withoutNullGroups(fields, group as Data) }
}

const dropNullGroups: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  return { ...args, data: withoutNullGroups(collection.fields, args.data as Data) }
}

/** What stands in a group stays as it is where a program sends the group as null, or as something that is none. */
export const nullGroups: Plugin = (config: Config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [dropNullGroups, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
})
