import type { DemoNewsletter } from '../shapes/content-shape'

export const newsletters: DemoNewsletter[] = [
  {
    key: 'the-tray-12',
    offsetDays: -12,
    name: { en: 'The Tray, no. 12', fr: 'Le Plateau, no 12' },
    description: {
      en: 'Breakfast boxes, the chili vote, and how to bring a recipe from home.',
      fr: 'Les boîtes à déjeuner, le vote du chili et comment proposer une recette de chez vous.',
    },
    pdf: {
      fileName: 'the-tray-12.pdf',
      title: { en: 'The Tray, no. 12', fr: 'Le Plateau, no 12' },
      subtitle: {
        en: 'What is cooking at Northgate, on one leaf',
        fr: 'Ce qui mijote à Northgate, sur une feuille',
      },
      parts: [
        {
          heading: { en: 'Breakfast, boxed', fr: 'Le déjeuner en boîte' },
          text: {
            en: 'Labs at 8:00 leave no time for a hall. Order by nine in the evening and your breakfast waits in the cold lockers from six. The box is returnable: we began with 200 and would like to end with 200.',
            fr: 'Un labo à 8 h, et voilà le déjeuner sauté. Commandez avant 21 h : votre boîte vous attend dans les casiers froids dès 6 h. Elle est consignée; nous en avions 200 au départ et nous aimerions en avoir 200 à l’arrivée.',
          },
        },
        {
          heading: { en: 'Three chilis, one vote', fr: 'Trois chilis, un vote' },
          text: {
            en: 'Beef and stout, turkey and corn, black bean and squash. Each of our kitchens defends a pot; you get one bean to vote with.',
            fr: 'Bœuf et bière noire, dinde et maïs, haricots noirs et courge. Chaque cuisine défend son chaudron; vous recevez un haricot pour voter.',
          },
        },
        {
          heading: { en: 'In figures', fr: 'En chiffres' },
          lines: [
            {
              name: { en: 'Meals served last month', fr: 'Repas servis le mois dernier' },
              amount: { en: '68,120', fr: '68 120' },
            },
            {
              name: { en: 'Portions given to the food pantry', fr: 'Portions remises au comptoir alimentaire' },
              amount: { en: '812', fr: '812' },
            },
            {
              name: { en: 'Left on a plate, on average', fr: 'Reste moyen dans une assiette' },
              amount: { en: '77 g', fr: '77 g' },
            },
          ],
        },
      ],
    },
  },
  {
    key: 'the-tray-11',
    offsetDays: -75,
    name: { en: 'The Tray, no. 11', fr: 'Le Plateau, no 11' },
    description: {
      en: 'One recipe book for all kitchens; meet our dietitian.',
      fr: 'Un cahier de recettes pour toutes les cuisines; rencontrez notre diététiste.',
    },
    pdf: {
      fileName: 'the-tray-11.pdf',
      title: { en: 'The Tray, no. 11', fr: 'Le Plateau, no 11' },
      subtitle: { en: 'One recipe book for all kitchens', fr: 'Un cahier de recettes pour toutes les cuisines' },
      parts: [
        {
          heading: { en: 'Four soups become one', fr: 'Quatre soupes n’en font qu’une' },
          text: {
            en: 'Until last year “tomato soup” meant four soups on this campus. Now it means one, and you can read what is in it. 214 recipes hang in every kitchen, checked by our dietitian.',
            fr: 'Jusqu’à l’an dernier, « soupe aux tomates » désignait quatre soupes sur ce campus. Il n’y en a plus qu’une, et vous pouvez lire ce qu’elle contient. Dans chaque cuisine : 214 recettes, vérifiées par notre diététiste.',
          },
        },
        {
          heading: { en: 'Fifteen minutes, no forms', fr: 'Quinze minutes, sans formulaire' },
          text: {
            en: 'Solène Marchbanks sits under the clock at North Hall on Mondays and Thursdays. Allergies, training, money: ask her.',
            fr: 'Solène Marchbanks s’installe sous l’horloge de la Salle Nord le lundi et le jeudi. Allergies, entraînement, budget : demandez-lui.',
          },
        },
      ],
    },
  },
  {
    key: 'the-tray-10',
    offsetDays: -190,
    name: { en: 'The Tray, no. 10', fr: 'Le Plateau, no 10' },
    description: {
      en: 'Robots on the hill, lockers by the stairs, and a word about shared oil.',
      fr: 'Des robots sur la colline, des casiers près de l’escalier et un mot sur l’huile partagée.',
    },
    pdf: {
      fileName: 'the-tray-10.pdf',
      title: { en: 'The Tray, no. 10', fr: 'Le Plateau, no 10' },
      subtitle: { en: 'Robots, lockers and honest fryers', fr: 'Des robots, des casiers et des friteuses honnêtes' },
      parts: [
        {
          heading: { en: 'They yield to squirrels', fr: 'Ils cèdent aux écureuils' },
          text: {
            en: 'Six delivery robots carry lunch from North Hall to the labs. They wait at crossings, and they have learned to wait for squirrels.',
            fr: 'Six robots livrent le dîner de la Salle Nord aux laboratoires. Ils attendent aux traverses et ont appris à attendre les écureuils.',
          },
        },
        {
          heading: { en: 'About our fryers', fr: 'À propos de nos friteuses' },
          text: {
            en: 'Fries share oil with breaded dishes. If you avoid gluten, ask for oven potatoes: they are always there, even where the card does not say so.',
            fr: 'Les frites partagent l’huile des aliments panés. Si vous évitez le gluten, demandez les pommes de terre au four : il y en a toujours, même quand la carte ne le dit pas.',
          },
        },
      ],
    },
  },
  {
    key: 'the-tray-9',
    offsetDays: -400,
    name: { en: 'The Tray, no. 9', fr: 'Le Plateau, no 9' },
    description: {
      en: 'Lakeshore Kitchen opens its second dining room.',
      fr: 'La Cuisine Lakeshore ouvre sa deuxième salle.',
    },
    pdf: {
      fileName: 'the-tray-9.pdf',
      title: { en: 'The Tray, no. 9', fr: 'Le Plateau, no 9' },
      subtitle: { en: 'A second room at Lakeshore', fr: 'Une deuxième salle à Lakeshore' },
      parts: [
        {
          text: {
            en: 'Sixty more seats, a window on the water, and an oven shelf that only ever sees gluten-free pizza. Come and lean on the sill.',
            fr: 'Soixante places de plus, une fenêtre sur l’eau et une tablette de four qui ne verra jamais que de la pizza sans gluten. Venez vous accouder.',
          },
        },
        {
          heading: { en: 'Thank you', fr: 'Merci' },
          text: {
            en: 'To the 212 of you who tested chairs. You chose the wooden ones; you were right.',
            fr: 'Aux 212 d’entre vous qui ont essayé les chaises. Vous avez choisi celles en bois; vous aviez raison.',
          },
        },
      ],
    },
  },
  {
    key: 'the-tray-8',
    offsetDays: -520,
    name: { en: 'The Tray, no. 8', fr: 'Le Plateau, no 8' },
    description: {
      en: 'Returnable cups reach every counter.',
      fr: 'Les tasses consignées gagnent tous les comptoirs.',
    },
    pdf: {
      fileName: 'the-tray-8.pdf',
      title: { en: 'The Tray, no. 8', fr: 'Le Plateau, no 8' },
      subtitle: { en: 'Cups that come back', fr: 'Des tasses qui reviennent' },
      parts: [
        {
          text: {
            en: 'Two dollars when you take one, two dollars when you bring it back, at any counter. Disposable cups now cost a quarter, and the quarters buy trees for the trail.',
            fr: 'Deux dollars quand vous la prenez, deux dollars quand vous la rapportez, à n’importe quel comptoir. Le gobelet jetable coûte maintenant 25 cents, et ces pièces achètent des arbres pour le sentier.',
          },
        },
      ],
    },
  },
]
