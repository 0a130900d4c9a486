/** How busy a location is, as staff set it; `na` is not measured. Spec: PUB-2.27, PUB-3.3. */
export const occupancies = ['na', 'low', 'medium', 'high'] as const
export type Occupancy = (typeof occupancies)[number]
