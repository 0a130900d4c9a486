import type { Payload } from 'payload'
import { findInconsistentDishes } from './dish-cards'

/**
 * Lists in the log the dishes whose stored allergens disagree with what menus read, so that staff save them again. Until then
 * menus show them as not declared. A failure is logged too.
 */
export async function reportInconsistentDishes(payload: Payload): Promise<void> {
  try {
    const dishes = await findInconsistentDishes(payload)
    if (dishes.length === 0) return
    const msg = `${dishes.length} dishes are shown as "Allergens not declared", because what is stored about their allergens does not agree. Check each one in the studio and save it.`
    payload.logger.error({ dishes: dishes.slice(0, 100), msg })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The allergens of dishes could not be checked' })
  }
}
