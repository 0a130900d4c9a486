import type { DemoDirectorsMeeting } from '../shapes/content-shape'

export const directorsMeetings: DemoDirectorsMeeting[] = [
  {
    key: 'residence-council',
    location: { en: 'North Hall, round table', fr: 'Salle Nord, table ronde' },
    offsetDays: 9,
    startsAt: '17:30',
    body: {
      en: `<p>Supper is on us. On the table:</p>
<ul><li>opening hours on weekends;</li><li>the result of the chili vote;</li><li>what a swipe buys at The Lantern next term.</li></ul>
<p>Everybody who lives on the hill may come and speak.</p>`,
      fr: `<p>Le souper est offert. À l’ordre du jour :</p>
<ul><li>les heures d’ouverture de la fin de semaine;</li><li>le résultat du vote du chili;</li><li>ce que vaudra un passage à La Lanterne au prochain trimestre.</li></ul>
<p>Toute personne qui habite la colline peut venir et prendre la parole.</p>`,
    },
  },
  {
    key: 'commuters',
    location: { en: 'Lakeshore Commons, room 12', fr: 'Carrefour Lakeshore, local 12' },
    offsetDays: 23,
    startsAt: '12:00',
    body: {
      en: '<p>For those who come by bus and car: microwaves, lockers, and whether five meals a week make sense for you. Bring your lunch, or take ours.</p>',
      fr: '<p>Pour celles et ceux qui viennent en autobus ou en voiture : les micro-ondes, les casiers et l’intérêt d’un forfait de cinq repas par semaine. Apportez votre dîner ou prenez le nôtre.</p>',
    },
  },
  {
    key: 'last-term',
    location: { en: 'Observatory Café', fr: 'Café de l’Observatoire' },
    offsetDays: -27,
    startsAt: '16:00',
    body: {
      en: `<p>Held. What was decided:</p>
<ol><li>Seconds stay free in both halls.</li><li>Disposable cups cost a quarter everywhere.</li><li>The Lantern opens at five on Sundays too.</li></ol>`,
      fr: `<p>La rencontre a eu lieu. Ce qu’on y a décidé :</p>
<ol><li>On pourra toujours se resservir sans frais dans les deux salles.</li><li>Le gobelet jetable coûte 25 cents partout.</li><li>La Lanterne ouvre à 17 h le dimanche aussi.</li></ol>`,
    },
  },
]
