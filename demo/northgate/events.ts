import type { DemoEvent } from '../shapes/content-shape'

export const events: DemoEvent[] = [
  {
    key: 'chili-night',
    title: { en: 'Three chilis, one vote', fr: 'Trois chilis, un vote' },
    brief: {
      en: 'North Hall, Lakeshore and The Lantern each cook a pot. Taste all three at supper tonight; the winner joins the menu.',
      fr: 'La Salle Nord, Lakeshore et La Lanterne préparent chacune leur chaudron. Goûtez aux trois ce soir, au souper; le gagnant ira au menu.',
    },
    description: {
      en: `<p>One is made with beef and stout, one with turkey and corn, and one with black beans and squash. You get three small bowls, a square of
corn bread and one bean to vote with.</p><p>What each contains is on its card. The count is at seven, on the kitchen scale.</p>`,
      fr: `<p>Le premier est au bœuf et à la bière noire, le deuxième à la dinde et au maïs, le troisième aux haricots noirs et à la courge. On
vous remet trois petits bols, un carré de pain de maïs et un haricot pour voter.</p><p>La fiche de chacun dit ce qu’il contient. On
compte les votes à 19 h, sur la balance de la cuisine.</p>`,
    },
    startOffsetDays: 0,
    startsAt: '17:00',
    endsAt: '19:00',
    location: 'north-hall',
    featured: true,
  },
  {
    key: 'dumpling-class',
    title: { en: 'Fold a hundred dumplings', fr: 'Plier cent raviolis' },
    brief: {
      en: 'An evening class with Anjali Fernando: pork and cabbage, or mushroom. You eat what you fold. Twelve places.',
      fr: 'Un atelier du soir avec Anjali Fernando : porc et chou, ou champignons. On mange ce qu’on plie. Douze places.',
    },
    description: {
      en: `<p>We make the dough, rest it, roll it and fold it, then boil one half and fry the other. No experience is asked for; an apron is lent.</p>
<p>Dough contains wheat and gluten; the dip contains soy and sesame. The class takes one supper swipe. Sign up at Lakeshore Kitchen’s door.</p>`,
      fr: `<p>On fait la pâte, on la laisse reposer, on l’abaisse et on la plie; puis on en fait bouillir la moitié et frire le reste. Aucune
expérience requise, et on vous prête un tablier.</p>
<p>La pâte contient du blé et du gluten; la sauce, du soya et du sésame. L’atelier coûte un passage du soir. Inscription à l’entrée de la
Cuisine Lakeshore.</p>`,
    },
    startOffsetDays: 5,
    startsAt: '18:30',
    endsAt: '20:30',
    location: 'lakeshore-kitchen',
  },
  {
    key: 'farmers-table',
    title: { en: 'The farmers’ table', fr: 'La table des fermes' },
    brief: {
      en: 'Four growers from down the road bring what they have and stay to talk. Buy a bag, or just ask about carrots.',
      fr: 'Quatre fermes du coin apportent ce qu’elles ont et restent pour jaser. Achetez un sac, ou venez parler carottes.',
    },
    description: {
      en: `<p>Eggs, roots, greens, honey and apples, at farm prices; cash and dining dollars are taken. Our cooks do their own shopping first, so what is on
the table is what will be on your plate.</p>`,
      fr: `<p>Œufs, racines, verdures, miel et pommes, au prix de la ferme; on accepte l’argent comptant et les dollars-repas. Nos cuisines font
leurs emplettes en premier : ce qui est sur la table sera dans votre assiette.</p>`,
    },
    startOffsetDays: -2,
    endOffsetDays: 3,
    startsAt: '11:00',
    endsAt: '14:00',
    customLocationName: { en: 'The lawn by Lakeshore Commons', fr: 'La pelouse du Carrefour Lakeshore' },
  },
  {
    key: 'pancake-exam-night',
    title: { en: 'Midnight pancakes', fr: 'Crêpes de minuit' },
    brief: {
      en: 'Professors flip, students eat. Free for everyone with a campus card, the night before the first exam.',
      fr: 'Les profs retournent, les étudiants mangent. Gratuit avec la carte du campus, la veille du premier examen.',
    },
    description: {
      en: `<p>Buttermilk, blueberry and a gluten-free batter on its own griddle. Maple syrup is the real one. Last year the Faculty of Law dropped the most; it
demands a second chance.</p>`,
      fr: `<p>Au babeurre, aux bleuets et sans gluten, sur sa propre plaque. Le sirop d’érable est du vrai. L’an dernier, la Faculté de droit en a
échappé le plus; elle exige une deuxième chance.</p>`,
    },
    startOffsetDays: 18,
    startsAt: '22:30',
    endsAt: '23:55',
    location: 'north-hall',
    featured: true,
  },
  {
    key: 'stargazers-supper',
    title: { en: 'Stargazers’ supper', fr: 'Souper des étoiles' },
    brief: {
      en: 'Soup in the dome, then the telescope. If clouds come, the astronomy club tells ghost stories instead.',
      fr: 'Une soupe sous la coupole, puis le télescope. S’il y a des nuages, le club d’astronomie raconte des histoires de peur.',
    },
    description: {
      en: `<p>Twenty-six seats, so please write to <a href="mailto:observatory@northgate.example">observatory@northgate.example</a>. Squash soup and cheese scones; the soup is
vegan without the swirl of cream.</p>`,
      fr: `<p>Il y a vingt-six places : écrivez à <a href="mailto:observatory@northgate.example">observatory@northgate.example</a>. Velouté de courge et scones au fromage; sans le filet de
crème, le velouté est végétalien.</p>`,
    },
    startOffsetDays: 11,
    startsAt: '19:30',
    endsAt: '22:00',
    location: 'observatory-cafe',
  },
  {
    key: 'welcome-picnic',
    title: { en: 'Hilltop picnic', fr: 'Pique-nique sur la colline' },
    brief: {
      en: 'Corn on the cob, hot dogs of both kinds, and the loudest cowbell orchestra in the district.',
      fr: 'Du blé d’Inde, des hot-dogs des deux sortes et la fanfare de cloches à vaches la plus bruyante du district.',
    },
    description: {
      en: '<p>Thank you for coming: 1,900 of you ate 2,340 cobs. Pictures are in the album.</p>',
      fr: '<p>Merci d’être venus : à 1 900, vous avez mangé 2 340 épis. Les photos sont dans l’album.</p>',
    },
    startOffsetDays: -24,
    startsAt: '12:00',
    endsAt: '16:00',
    customLocationName: { en: 'Summit Field', fr: 'Pré du Sommet' },
  },
  {
    key: 'waste-less-week',
    title: { en: 'Weigh-your-plate week', fr: 'Semaine de la pesée' },
    brief: {
      en: 'A scale stands at every tray window. The residence that sends back least wins a supper cooked to its wishes.',
      fr: 'Il y aura une balance à chaque retour de plateaux. La résidence qui en laisse le moins gagne un souper à son goût.',
    },
    description: {
      en: '<p>Bones and peels do not count. Seconds are free, so begin small.</p>',
      fr: '<p>Les os et les pelures ne comptent pas. On peut se resservir : commencez petit.</p>',
    },
    startOffsetDays: 21,
    endOffsetDays: 25,
  },
]
