import { conceptNutrients } from '@/contract/menu/menus'
import { nutrients } from '@/domain/menu/dish/nutrition'
import { namedSchemas } from '@/v1/engine/json-schema'

test.each(['en', 'fr'] as const)('[V1-14.10] gives the unit of each nutrient of a concept dish (%s)', (locale) => {
  const { properties } = namedSchemas(locale).Item as { properties: Record<string, { description?: string }> }
  const described = Object.keys(conceptNutrients).map((key) => [key, properties[key]?.description ?? ''])
  for (const [key, description] of described) {
    const nutrient = nutrients.find((it) => it.key === conceptNutrients[key as keyof typeof conceptNutrients])
    const unit = locale === 'en' ? ` in ${nutrient?.uom},` : ` en ${nutrient?.uom},`
    expect({ key, description }).toEqual({ key, description: expect.stringContaining(unit) })
    expect(description).toMatch(locale === 'en' ? /"-" if unknown/ : /«\u00a0-\u00a0» si elle est inconnue/)
  }
})
