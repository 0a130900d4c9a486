/** The names of labels and allergens that clients of v1 compare, in the capitals that they expect. Spec: V1-14.11. */
const recorded = [
  ...[
    'Vegetarian',
    'Vegan',
    'Avoiding Gluten',
    'Good Source of Protein',
    'How Good Friendly',
    'Jain',
    'Halal',
    'Kosher',
  ],
  ...['Balanced U', 'Egg', 'Fish', 'Gluten', 'Milk', 'MSG', 'Peanuts', 'Shellfish - Crustacean', 'Shellfish - Mollusk'],
  ...['Soy', 'Tree Nuts', 'Wheat', 'Mustard', 'Sesame', 'Sulphites'],
]
const byLowerCase = new Map(recorded.map((name) => [name.toLowerCase(), name]))

/** An English filter name in v1's capitals. A name that is not among the known ones stays as staff wrote it. Spec: V1-14.11. */
export const toRecordedName = (name: string): string => byLowerCase.get(name.trim().toLowerCase()) ?? name
