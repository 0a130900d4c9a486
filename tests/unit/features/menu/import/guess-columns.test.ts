import { guessColumns } from '@/features/menu/import/guess-columns'

const ours = ['code', 'name_en', 'name_fr', 'calories', 'protein_g', 'total_fat_g', 'saturated_fat_g', 'sodium_mg', 'allergens', 'may_contain', 'dish', 'location', 'period_fr', 'category_fr', 'category_order'] // prettier-ignore
const guess = (...names: string[]) => guessColumns(names, ours, new Set(['name_en']))?.foreign.map((each) => each.guess)

test.each`
  foreign                                                | guesses
  ${['No de plat', 'Nom (français)', 'Name EN']}         | ${['code', 'name_fr', null]}
  ${['nom', 'nom_fr']}                                   | ${['name_fr', null]}
  ${['Protéines (g)', 'Lipides', 'Sodium', 'kcal']}      | ${['protein_g', 'total_fat_g', 'sodium_mg', 'calories']}
  ${['Allergènes', 'Traces', 'Lieu', 'Plat']}            | ${['allergens', 'may_contain', 'location', 'dish']}
  ${['Repas', 'Catégorie', 'Ordre de la catégorie']}     | ${['period_fr', 'category_fr', null]}
  ${['Nom du plat (anglais)', 'Plat', 'Name in French']} | ${[null, 'dish', 'name_fr']}
  ${['Saturated fat', 'alergens', '寿司', 'Remarks']}    | ${['saturated_fat_g', 'allergens', null, null]}
`('guesses that $foreign are $guesses', ({ foreign, guesses }) => expect(guess(...foreign)).toEqual(guesses))
