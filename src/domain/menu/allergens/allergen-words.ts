const shellfish = 'shellfish, seafood, fruits de mer'

/**
 * Other words for the allergens of the list and their usual sources, in both languages, by code. They are those of Health
 * Canada's list of priority allergens, and what kitchens type instead of checking a box. Spec: PUB-3.8.
 */
const words: Readonly<Record<string, string>> = {
  fish: 'seafood, anchovies, cod, haddock, halibut, salmon, sardines, tilapia, trout, tuna, anchois, morue, flétan, saumon, thon, truite',
  gluten: 'barley, rye, oats, malt, orge, seigle, avoine',
  milk: 'dairy, lactose, casein, whey, butter, cheese, cream, produits laitiers, caséine, lactosérum, beurre, fromage, crème',
  msg: 'monosodium glutamate, glutamate monosodique',
  peanuts: 'groundnuts, cacahuètes, cacahouètes',
  sesame: 'tahini, tahin',
  'shellfish-crustacean': `${shellfish}, crab, crayfish, lobster, prawns, shrimp, crabe, écrevisses, homard, crevettes`,
  'shellfish-mollusk': `${shellfish}, clams, mussels, octopus, oysters, scallops, squid, calmars, huîtres, moules, palourdes, pétoncles, pieuvre`,
  soy: 'soja, soybeans, edamame, tofu',
  'tree-nuts':
    'nuts, almonds, brazil nuts, cashews, hazelnuts, macadamia nuts, pecans, pine nuts, pistachios, walnuts, amandes, ' +
    'noix du Brésil, noix de cajou, noix de Grenoble, noix de macadamia, noisettes, pacanes, pignons, pistaches',
  wheat: 'spelt, kamut, durum, semolina, épeautre, blé dur, semoule',
}

/** Other words for an allergen of the list; empty for one that staff have added. */
export const otherWordsFor = (code: string): string[] =>
  Object.hasOwn(words, code) ? (words[code] ?? '').split(', ') : []
