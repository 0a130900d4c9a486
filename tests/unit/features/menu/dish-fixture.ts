import { knownAllergens } from '@/domain/menu/allergens/allergens'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import type { DishDisplay } from '@/domain/menu/dish/dish-marks'

/** A dish with declared allergens, none of them present, and the overrides of a test. */
export const makeDish = (over: Partial<Dish> = {}): Dish => ({
  id: 'd'.repeat(24),
  name: { en: 'Macaroni and cheese', fr: 'Macaroni au fromage' },
  description: { en: 'Old cheddar, baked.', fr: 'Vieux cheddar, gratiné.' },
  portion: { en: '1 cup (250 mL)', fr: '1 tasse (250 ml)' },
  ingredients: { en: 'Pasta, cheddar', fr: 'Pâtes, cheddar' },
  calories: 410,
  nutrients: {},
  allergensDeclared: true,
  allergens: [],
  mayContain: [],
  labels: [],
  customAllergens: { en: null, fr: null },
  mrn: null,
  mrnFull: null,
  ...over,
})

/** The settings of a site that shows everything beside its dishes. */
export const showAll: DishDisplay = { displayCal: true, porkIcon: true, sodiumWarning: true }

export const label = (code: string, en: string, fr: string, sortOrder: number): MenuFilter => ({
  id: code,
  code,
  type: 'label',
  name: { en, fr },
  sortOrder,
})

export const sampleFilters: MenuFilter[] = [
  ...knownAllergens.map(({ code, name }, sortOrder): MenuFilter => ({
    id: code,
    code,
    type: 'allergen',
    name,
    sortOrder,
  })),
  label('vegetarian', 'Vegetarian', 'Végétarien', 10),
  label('vegan', 'Vegan', 'Végétalien', 20),
  label('gluten-free', 'Avoiding gluten', 'Sans gluten ajouté', 30),
  label('pork', 'Contains pork', 'Contient du porc', 70),
]
