import type { MenuBoard } from '../shapes/campus-shape'

export const kettlewickBoard: MenuBoard = {
  footnote: {
    en: 'Taxes extra. Oat and soy drinks free of charge.',
    fr: 'Taxes en sus. Avoine et soya sans supplément.',
  },
  groups: [
    {
      name: { en: 'Coffee', fr: 'Café' },
      lines: [
        { name: { en: 'House drip', fr: 'Café filtre maison' }, priceCents: [205, 245] },
        { name: { en: 'Americano', fr: 'Allongé' }, priceCents: [285, 325] },
        { name: { en: 'Cappuccino', fr: 'Cappuccino' }, priceCents: [375, 435] },
        { name: { en: 'Flat white', fr: 'Café crème velouté' }, priceCents: [395, 455] },
        { name: { en: 'Butter tart latte', fr: 'Latté tartelette au beurre' }, priceCents: [455, 525] },
        { name: { en: 'Iced coffee', fr: 'Café glacé' }, priceCents: [345, 395] },
      ],
    },
    {
      name: { en: 'Not coffee', fr: 'Sans café' },
      lines: [
        { name: { en: 'Pot of tea', fr: 'Théière' }, priceCents: [255] },
        { name: { en: 'Steamed maple milk', fr: 'Lait chaud à l’érable' }, priceCents: [325, 375] },
        { name: { en: 'Hot chocolate', fr: 'Chocolat chaud' }, priceCents: [335, 395] },
      ],
    },
    {
      name: { en: 'By the till', fr: 'Près de la caisse' },
      lines: [
        { name: { en: 'Oat and cranberry cookie', fr: 'Biscuit à l’avoine et aux canneberges' }, priceCents: [275] },
        { name: { en: 'Peanut energy bites', fr: 'Bouchées énergie aux arachides' }, priceCents: [325] },
        { name: { en: 'Cheddar and chive scone', fr: 'Scone au cheddar et à la ciboulette' }, priceCents: [345] },
        { name: { en: 'Butter tart', fr: 'Tartelette au beurre' }, priceCents: [355] },
      ],
    },
  ],
}
