/** What an independent rater looks at in a recipe, in the order in which it is told. Spec: PUB-2.74. */
export const impactMetrics = [
  'greenhouseGas',
  'processing',
  'biodiversity',
  'soilHealth',
  'landUse',
  'animalWelfare',
  'labourRisk',
  'waterUsage',
] as const
export type ImpactMetric = (typeof impactMetrics)[number]

/** The ratings of a recipe, the best first: it does better than so many percent of food. Spec: PUB-2.74, PUB-9.6. */
export const ratings = [
  { name: 'best', betterThanPercent: 95 },
  { name: 'great', betterThanPercent: 85 },
  { name: 'good', betterThanPercent: 75 },
] as const

/** A dish is climate friendly when its carbon footprint, from farm to gate, is lower than that of so many percent of conventional food. */
export const climateFriendlyPercent = 70
