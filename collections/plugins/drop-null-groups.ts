import type { CollectionBeforeOperationHook, Config, Field, Plugin } from 'payload'

type Data = Record<string, unknown>

/** The data without groups whose value is null or not an object, at any depth of groups and tabs. */
function withoutNullGroups(fields: Field[], data: Data): Data {
  return fields.reduce((result, field): Data => {
    if (field.type === 'tabs')
      return field.tabs.reduce(
        (done, tab) =>
          'name' in tab && tab.name ? cleanGroup(tab.name, tab.fields, done) : withoutNullGroups(tab.fields, done),
        result,
      )
    if (field.type === 'group' && 'name' in field && field.name) return cleanGroup(field.name, field.fields, result)
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return withoutNullGroups(field.fields, result)
    return result
  }, data)
}

function cleanGroup(name: string, fields: Field[], data: Data): Data {
  if (!(name in data)) return data
  const { [name]: group, ...rest } = data
  if (typeof group !== 'object' || group === null || Array.isArray(group)) return rest
  return { ...data, [name]: withoutNullGroups(fields, group as Data) }
}

const removeNullGroups: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return args
  return { ...args, data: withoutNullGroups(collection.fields, args.data as Data) }
}

/** Ignores a group that a client sends as null, on which Payload fails with 500. The stored group stays unchanged. */
export const dropNullGroups: Plugin = (config: Config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [removeNullGroups, ...(collection.hooks?.beforeOperation ?? [])],
    },
  })),
})
