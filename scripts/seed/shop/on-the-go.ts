import { defaultOnTheGoChoices, onTheGoLists } from '@/domain/forms/on-the-go-lists'
import type { Seeding } from '../seeding'

/** Creates the settings of the on-the-go form, with the default choices in both languages. */
export async function seedOnTheGo({ create, site, idOf }: Seeding): Promise<void> {
  const rows = (list: (typeof onTheGoLists)[number]) =>
    defaultOnTheGoChoices[list].map(({ value, name }) => ({ value, name }))
  await create('on-the-go-settings', {
    id: idOf('on-the-go-settings'),
    site,
    plans: rows('plans'),
    entrees: rows('entrees'),
    bases: rows('bases'),
    proteins: rows('proteins'),
    cheeses: rows('cheeses'),
    dressings: rows('dressings'),
    addons: rows('addons'),
    sides: rows('sides'),
    drinks: rows('drinks'),
  })
}
