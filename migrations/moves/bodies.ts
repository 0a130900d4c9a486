/** The collections and HTML fields that got a text of the editor beside them. A record of that change: do not add to it. */
export const bodies: readonly (readonly [collection: string, field: string])[] = [
  ['locations', 'menuContent'],
  ['sections', 'body'],
  ['news', 'description'],
  ['events', 'description'],
  ['balanced-living-events', 'description'],
  ['special-offers', 'description'],
  ['staff-members', 'bio'],
  ['blog-articles', 'body'],
  ['directors-meetings', 'body'],
  ['microsite-sections', 'body'],
  ['meal-plans', 'desc'],
  ['order-form-settings', 'mealPlanMsg'],
  ['order-form-settings', 'subscriptionPlanMsg'],
  ['order-form-settings', 'customMealPlanMsg'],
  ['order-form-settings', 'decliningBalanceMsg'],
  ['order-form-settings', 'mealPlanTerms'],
  ['order-form-settings', 'subscriptionTerms'],
  ['order-form-settings', 'studentIdTerms'],
  ['customer-types', 'welcomeMessage'],
  ['legal-texts', 'body'],
]

/** Those whose collection has versions. */
export const versioned = new Set([
  'sections',
  'news',
  'events',
  'balanced-living-events',
  'special-offers',
  'staff-members',
  'blog-articles',
  'directors-meetings',
  'microsite-sections',
  'meal-plans',
  'legal-texts',
])
