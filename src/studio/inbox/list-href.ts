/** The list of an inbox with one condition, as Payload's lists write it into their address; without one, the whole list. */
export function listHref(
  admin: string,
  collection: string,
  condition?: [field: string, operator: string, value: string],
) {
  const path = `${admin}/collections/${collection}`
  if (!condition) return path
  const [field, operator, value] = condition
  return `${path}?${new URLSearchParams({ [`where[or][0][and][0][${field}][${operator}]`]: value }).toString()}`
}

/** The list of what is not done yet. */
export const openHref = (admin: string, collection: string) =>
  listHref(admin, collection, ['status', 'not_equals', 'done'])
