/** The metrics by which an independent organization rates recipes, in display order. Spec: PUB-2.74. */
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

/** The ratings, best first. A rated recipe does better than `betterThanPercent` of all food. Spec: PUB-2.74, PUB-9.6. */
export const ratings = [
  { name: 'best', betterThanPercent: 95 },
  { name: 'great', betterThanPercent: 85 },
  { name: 'good', betterThanPercent: 75 },
] as const

/** A climate-friendly dish has a smaller farm-to-gate carbon footprint than this percentage of conventional food. Spec: PUB-2.74, PUB-9.6. */
export const climateFriendlyPercent = 70
