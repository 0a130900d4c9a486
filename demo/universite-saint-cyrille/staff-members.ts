import type { DemoStaffMember } from '../shapes/content-shape'

export const staffMembers: DemoStaffMember[] = [
  {
    key: 'marie-eve-tanguay',
    firstName: 'Marie-Ève',
    lastName: 'Tanguay',
    email: 'tables@saint-cyrille.example',
    phone: '4185550142',
    title: { en: 'Director, dining services', fr: 'Directrice des services alimentaires' },
    bio: {
      en: '<p>Marie-Ève studied food chemistry, then washed dishes here to pay for it, in that order. She eats at a different table every day and asks what you would change first.</p>',
      fr: '<p>Marie-Ève a étudié la chimie des aliments, puis lavé la vaisselle ici pour payer ses études, dans cet ordre. Elle dîne chaque jour à une table différente et demande ce que vous changeriez en premier.</p>',
    },
  },
  {
    key: 'luc-bissonnette',
    firstName: 'Luc',
    lastName: 'Bissonnette',
    email: 'grande-table@saint-cyrille.example',
    phone: '4185550143',
    title: { en: 'Chef, La Grande Table', fr: 'Chef, La Grande Table' },
    bio: {
      en: '<p>Luc puts the stocks on at five and takes his own lunch at three. He wrote the kitchen’s first allergen card twenty years ago, for his sister.</p>',
      fr: '<p>Luc met les bouillons au feu à 5 h et dîne à 15 h. Il a écrit la première fiche d’allergènes de la cuisine il y a vingt ans, pour sa sœur.</p>',
    },
  },
  {
    key: 'odile-fafard',
    firstName: 'Odile',
    lastName: 'Fafard',
    email: 'bistro@saint-cyrille.example',
    phone: '4185550147',
    title: { en: 'Cook and gardener, Garden Bistro', fr: 'Cuisinière et jardinière, Bistro du jardin' },
    bio: {
      en: '<p>One soup, two plates, two sandwiches, written after the tour of the garden. Odile talks to the tomatoes; they are said to answer.</p>',
      fr: '<p>Une soupe, deux plats, deux sandwichs, écrits après le tour du jardin. Odile parle aux tomates; il paraît qu’elles répondent.</p>',
    },
  },
  {
    key: 'minh-anh-tran',
    firstName: 'Minh-Anh',
    lastName: 'Tran',
    email: 'bol-zigzag@saint-cyrille.example',
    phone: '4185550145',
    title: { en: 'Manager, Bol Zigzag', fr: 'Gérante, Bol Zigzag' },
    bio: {
      en: '<p>Minh-Anh believes that a broth should be left alone, and people as well, until they want to talk. Her miso bowl outsells everything else.</p>',
      fr: '<p>Minh-Anh croit qu’il faut laisser un bouillon tranquille, et les gens aussi, jusqu’à ce qu’ils aient envie de jaser. Son bol au miso se vend plus que tout le reste.</p>',
    },
  },
  {
    key: 'genevieve-arcand',
    firstName: 'Geneviève',
    lastName: 'Arcand',
    email: 'dietetiste@saint-cyrille.example',
    phone: '4185550149',
    title: { en: 'Registered dietitian', fr: 'Diététiste-nutritionniste' },
    bio: {
      en: '<p>Geneviève answers the dietary health forms within three working days and trains the blue aprons twice a year. She keeps a drawer of labels that changed without notice.</p>',
      fr: '<p>Geneviève répond aux formulaires de santé alimentaire dans les trois jours ouvrables et forme les tabliers bleus deux fois l’an. Elle garde un tiroir plein d’étiquettes qui ont changé sans prévenir.</p>',
    },
  },
  {
    key: 'noemie-allard',
    firstName: 'Noémie',
    lastName: 'Allard',
    email: 'casse-croute@saint-cyrille.example',
    phone: null,
    title: { en: 'Night cook, Casse-croûte du 22', fr: 'Cuisinière de nuit, Casse-croûte du 22' },
    bio: {
      en: '<p>If the curds squeak, Noémie has done her morning. She studies geology by day and can tell potatoes apart by their soil.</p>',
      fr: '<p>Si le fromage fait squick-squick, c’est que Noémie a fait sa tournée. Le jour, elle étudie la géologie et reconnaît les patates à leur sol.</p>',
    },
  },
]
