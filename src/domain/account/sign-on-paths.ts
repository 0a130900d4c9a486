/** Where a customer of a site, or a member of staff, leaves for the identity provider of their campus. */
export const customerSignOnPath = (slug: string, next: string): string =>
  `/sign-on/customers/${slug}?next=${encodeURIComponent(next)}`
export const staffSignOnPath = '/sign-on/staff'

/** The query by which the sign-in page learns that the provider or we refused. */
export const signOnRefused = 'sign-on=refused'
