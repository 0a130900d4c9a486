import type { NutrientKey } from '@/domain/menu/dish/nutrition'
import { bilingual } from '@collections/labels'

const names: Record<NutrientKey, [en: string, fr: string]> = {
  calories: ['Calories', 'Calories'],
  protein: ['Protein', 'Protéines'],
  totalCarbohydrates: ['Carbohydrate', 'Glucides'],
  sugar: ['Sugars', 'Sucres'],
  totalFat: ['Fat', 'Lipides'],
  saturatedFat: ['Saturated', 'Saturés'],
  cholesterol: ['Cholesterol', 'Cholestérol'],
  dietaryFiber: ['Fibre', 'Fibres'],
  sodium: ['Sodium', 'Sodium'],
  potassium: ['Potassium', 'Potassium'],
  calcium: ['Calcium', 'Calcium'],
  iron: ['Iron', 'Fer'],
  transFat: ['Trans', 'Trans'],
  vitaminD: ['Vitamin D', 'Vitamine D'],
  vitaminC: ['Vitamin C', 'Vitamine C'],
  caloriesFromFat: ['Calories from fat', 'Calories des lipides'],
  vitaminA: ['Vitamin A', 'Vitamine A'],
  saturatedAndTransFat: ['Saturated + trans', 'Saturés + trans'],
}

/** "Protein (g)", « Protéines (g) ». French uses UI and ER for IU and RE. */
export function nutrientLabels(key: NutrientKey, unit: string) {
  const [en, fr] = names[key]
  return bilingual(`${en} (${unit})`, `${fr} (${unit === 'IU' ? 'UI' : unit === 'RE' ? 'ER' : unit})`)
}
