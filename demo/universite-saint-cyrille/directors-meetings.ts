import type { DemoDirectorsMeeting } from '../shapes/content-shape'

export const directorsMeetings: DemoDirectorsMeeting[] = [
  {
    key: 'residences',
    location: { en: 'La Grande Table, by the big window', fr: 'La Grande Table, près de la grande fenêtre' },
    offsetDays: 7,
    startsAt: '18:00',
    body: {
      en: `<p>Come with your plate. On the agenda:</p>
<ul><li>Friday evenings at Bol Zigzag: do they stay?</li><li>the dates of the renovation;</li><li>your questions, half an hour of them.</li></ul>`,
      fr: `<p>Venez avec votre assiette. À l’ordre du jour :</p>
<ul><li>le vendredi soir au Bol Zigzag : on continue?</li><li>les dates des rénovations;</li><li>vos questions, pendant une demi-heure.</li></ul>`,
    },
  },
  {
    key: 'association',
    location: { en: 'River Pavilion, room 204', fr: 'Pavillon du Fleuve, local 204' },
    offsetDays: 21,
    startsAt: '12:15',
    body: {
      en: '<p>With the student association: prices for next year, line by line. The figures are handed out at the door and taken home by whoever likes.</p>',
      fr: '<p>Avec l’association étudiante : les prix de l’an prochain, ligne par ligne. Les chiffres sont remis à l’entrée et repartent avec qui veut.</p>',
    },
  },
  {
    key: 'bilan',
    location: { en: 'Garden Bistro', fr: 'Bistro du jardin' },
    offsetDays: -30,
    startsAt: '16:30',
    body: {
      en: `<p>It took place, with 41 people and one dog. What we promised:</p>
<ol><li>A microwave on each floor of the Maples Pavilion.</li><li>The mushroom sauce at the Casse-croûte, every night.</li><li>A trial of Friday ramen.</li></ol>`,
      fr: `<p>Elle a eu lieu, avec 41 personnes et un chien. Ce que nous avons promis :</p>
<ol><li>Un micro-ondes à chaque étage du pavillon des Érables.</li><li>La sauce aux champignons au Casse-croûte, tous les soirs.</li><li>Un essai de ramen le vendredi.</li></ol>`,
    },
  },
]
