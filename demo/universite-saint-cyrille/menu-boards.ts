import type { MenuBoard } from '../shapes/campus-shape'

const footnote = {
  en: 'Taxes extra. Bring your cup: 25 cents off.',
  fr: 'Taxes en sus. Apportez votre tasse : 25 cents de rabais.',
}

export const coffeeBoard: MenuBoard = {
  footnote,
  groups: [
    {
      name: { en: 'Coffee', fr: 'Café' },
      lines: [
        { name: { en: 'Brewed coffee', fr: 'Café filtre' }, priceCents: [215, 255] },
        { name: { en: 'Long black', fr: 'Allongé' }, priceCents: [290, 340] },
        { name: { en: 'Cappuccino', fr: 'Cappuccino' }, priceCents: [385, 445] },
        { name: { en: 'Latte', fr: 'Café au lait' }, priceCents: [395, 465] },
        { name: { en: 'Maple latte', fr: 'Café au lait à l’érable' }, priceCents: [445, 515] },
        { name: { en: 'Mocha', fr: 'Moka' }, priceCents: [435, 505] },
        { name: { en: 'Cold brew', fr: 'Café infusé à froid' }, priceCents: [395, 455] },
      ],
    },
    {
      name: { en: 'Tea and chocolate', fr: 'Thé et chocolat' },
      lines: [
        { name: { en: 'Tea or herbal tea', fr: 'Thé ou tisane' }, priceCents: [225, 265] },
        { name: { en: 'Chai latte', fr: 'Chaï au lait' }, priceCents: [415, 475] },
        { name: { en: 'Hot chocolate', fr: 'Chocolat chaud' }, priceCents: [345, 405] },
      ],
    },
  ],
}

export const pastryBoard: MenuBoard = {
  footnote,
  groups: [
    {
      name: { en: 'From the oven', fr: 'Sorti du four' },
      lines: [
        { name: { en: 'Butter croissant', fr: 'Croissant au beurre' }, priceCents: [315] },
        { name: { en: 'Chocolatine', fr: 'Chocolatine' }, priceCents: [345] },
        { name: { en: 'Blueberry muffin', fr: 'Muffin aux bleuets' }, priceCents: [295] },
        { name: { en: 'Cinnamon bun', fr: 'Brioche à la cannelle' }, priceCents: [375] },
        { name: { en: 'Chocolate chip cookie', fr: 'Biscuit aux pépites de chocolat' }, priceCents: [245] },
      ],
    },
    {
      name: { en: 'A light bite', fr: 'Petite faim' },
      lines: [
        { name: { en: 'Ham and butter baguette', fr: 'Jambon-beurre' }, priceCents: [895] },
        { name: { en: 'Tofu banh mi', fr: 'Banh mi au tofu' }, priceCents: [845] },
        { name: { en: 'Soup of the day', fr: 'Soupe du jour' }, priceCents: [475] },
        { name: { en: 'Yogurt and granola', fr: 'Yogourt et granola' }, priceCents: [495] },
      ],
    },
  ],
}
