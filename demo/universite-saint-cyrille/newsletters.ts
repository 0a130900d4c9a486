import type { DemoNewsletter } from '../shapes/content-shape'

export const newsletters: DemoNewsletter[] = [
  {
    key: 'la-louche-24',
    offsetDays: -9,
    name: { en: 'La Louche, no. 24', fr: 'La Louche, no 24' },
    description: {
      en: 'The Bistro’s garden, Friday ramen, and the two tourtières.',
      fr: 'Le potager du Bistro, le ramen du vendredi et les deux tourtières.',
    },
    pdf: {
      fileName: 'la-louche-24.pdf',
      title: { en: 'La Louche, no. 24', fr: 'La Louche, no 24' },
      subtitle: { en: 'The leaf of the tables of Saint-Cyrille', fr: 'La feuille des tables de Saint-Cyrille' },
      parts: [
        {
          heading: { en: 'Fifty steps from the stove', fr: 'À cinquante pas du poêle' },
          text: {
            en: 'The old greenhouse grows food again. 84 people ate its first lunch: beets, cabbage rolls, an herb omelette. Weeding is on Thursdays at four and is paid in soup.',
            fr: 'L’ancienne serre nourrit de nouveau. À son premier dîner, 84 personnes ont mangé des betteraves, des cigares au chou et une omelette aux herbes. On désherbe le jeudi à 16 h, et c’est payé en soupe.',
          },
        },
        {
          heading: { en: 'Two tourtières that do not speak', fr: 'Deux tourtières qui ne se parlent pas' },
          text: {
            en: 'Cubed or ground? Both are served side by side at La Grande Table, with a third one of lentils and mushrooms to keep the peace.',
            fr: 'En cubes ou hachée? On sert les deux côte à côte à La Grande Table, avec une troisième aux lentilles et aux champignons pour garder la paix.',
          },
        },
        {
          heading: { en: 'In figures', fr: 'En chiffres' },
          lines: [
            {
              name: { en: 'Meals served last month', fr: 'Repas servis le mois dernier' },
              amount: { en: '41,870', fr: '41 870' },
            },
            {
              name: { en: 'Bought within 250 kilometres', fr: 'Achats à moins de 250 kilomètres' },
              amount: { en: '41%', fr: '41 %' },
            },
            {
              name: { en: 'Left on a plate, on average', fr: 'Reste moyen dans une assiette' },
              amount: { en: '71 g', fr: '71 g' },
            },
          ],
        },
      ],
    },
  },
  {
    key: 'la-louche-23',
    offsetDays: -68,
    name: { en: 'La Louche, no. 23', fr: 'La Louche, no 23' },
    description: {
      en: 'What the plates say, after three years of scales.',
      fr: 'Ce que disent les assiettes, après trois ans de balance.',
    },
    pdf: {
      fileName: 'la-louche-23.pdf',
      title: { en: 'La Louche, no. 23', fr: 'La Louche, no 23' },
      subtitle: { en: 'Three years of scales', fr: 'Trois ans de balance' },
      parts: [
        {
          heading: { en: 'From 112 to 71 grams', fr: 'De 112 à 71 grammes' },
          text: {
            en: 'Trays left, half portions came, and the rice spoon lost sixty grams. Posters did nothing at all. Thank you to everybody who brought a plate back empty.',
            fr: 'Les plateaux sont partis, la demi-portion est arrivée et la cuillère à riz a perdu soixante grammes. Les affiches n’ont rien donné du tout. Merci à toutes les assiettes revenues vides.',
          },
        },
        {
          heading: { en: 'The blue apron', fr: 'Le tablier bleu' },
          text: {
            en: 'One trained cook per service can prepare a plate apart. It takes six minutes, and nobody behind you minds.',
            fr: 'À chaque service, une personne formée peut préparer une assiette à part. Comptez six minutes; personne derrière vous ne s’en plaindra.',
          },
        },
      ],
    },
  },
  {
    key: 'la-louche-22',
    offsetDays: -170,
    name: { en: 'La Louche, no. 22', fr: 'La Louche, no 22' },
    description: {
      en: 'Returnable boxes, and where they go.',
      fr: 'Les boîtes consignées et le chemin qu’elles font.',
    },
    pdf: {
      fileName: 'la-louche-22.pdf',
      title: { en: 'La Louche, no. 22', fr: 'La Louche, no 22' },
      subtitle: { en: 'Five dollars that come back', fr: 'Cinq dollars qui reviennent' },
      parts: [
        {
          text: {
            en: 'Take a box, leave five dollars; bring the box, take the five dollars. The average box has travelled 38 times between La Grande Table and the residences.',
            fr: 'Prenez une boîte, laissez cinq dollars; rapportez la boîte, reprenez vos cinq dollars. En moyenne, une boîte a fait 38 fois le chemin entre La Grande Table et les résidences.',
          },
        },
      ],
    },
  },
  {
    key: 'la-louche-21',
    offsetDays: -385,
    name: { en: 'La Louche, no. 21', fr: 'La Louche, no 21' },
    description: { en: 'The Casse-croûte stays open until two.', fr: 'Le Casse-croûte ferme maintenant à 2 h.' },
    pdf: {
      fileName: 'la-louche-21.pdf',
      title: { en: 'La Louche, no. 21', fr: 'La Louche, no 21' },
      subtitle: { en: 'Curds until two in the morning', fr: 'Du fromage en grains jusqu’à deux heures' },
      parts: [
        {
          text: {
            en: 'You asked, the bus driver seconded it. The last poutine leaves the window at five to two, and the last 22 leaves at five past.',
            fr: 'Vous l’avez demandé, et la conductrice de l’autobus aussi. La dernière poutine sort à 1 h 55, et le dernier 22 part à 2 h 05.',
          },
        },
        {
          heading: { en: 'New prices', fr: 'Les nouveaux prix' },
          lines: [
            { name: { en: 'Small poutine', fr: 'Petite poutine' }, amount: { en: '$7.25', fr: '7,25 $' } },
            { name: { en: 'Mushroom poutine', fr: 'Poutine aux champignons' }, amount: { en: '$8.50', fr: '8,50 $' } },
          ],
        },
      ],
    },
  },
  {
    key: 'la-louche-20',
    offsetDays: -540,
    name: { en: 'La Louche, no. 20', fr: 'La Louche, no 20' },
    description: {
      en: 'A new cycle of menus, chosen by 640 ballots.',
      fr: 'Un nouveau cycle de menus, choisi par 640 bulletins.',
    },
    pdf: {
      fileName: 'la-louche-20.pdf',
      title: { en: 'La Louche, no. 20', fr: 'La Louche, no 20' },
      subtitle: { en: 'You voted, we cook', fr: 'Vous avez voté, nous cuisinons' },
      parts: [
        {
          text: {
            en: 'Of thirty dishes tasted, twelve go on the menu. First came the cod, then the peanut tofu, then, by three ballots, the shepherd’s pie of one grandmother.',
            fr: 'Des trente plats goûtés, douze vont au menu. La morue est arrivée première, puis le tofu aux arachides et, par trois voix, le pâté chinois d’une grand-mère.',
          },
        },
      ],
    },
  },
]
