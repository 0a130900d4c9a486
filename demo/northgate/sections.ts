import type { DemoSection } from '../shapes/campus-shape'
import { fixedPage, link, page, screen, withBanner } from '../section-screens'

const aboutDining = {
  en: `<p>Northgate Dining runs two halls, a late-night counter, a coffee bar, a café under a dome and a small market. About
3,400 meals are served on a Tuesday, our busiest day.</p>
<h2>Getting in</h2>
<p>One meal swipe opens North Hall or Lakeshore Kitchen until the end of the meal period; you may go back for more as often as
you like. The other places sell by the item and take cards, dining dollars and, where it says so, meal exchange.</p>
<h2>Eating safely</h2>
<ul>
<li>What a dish contains is printed under its name, on the site and at the station, from the same recipe.</li>
<li>Gluten-free pizza at Lakeshore has its own tray, cutter and oven shelf. Fries share oil with breaded dishes.</li>
<li>Halal chicken, beef and lamb are bought certified and cooked in marked pans.</li>
<li>When a visiting cook has not given us a recipe, the dish says “Allergens not declared”.</li>
</ul>
<p>Our dietitian keeps office hours at North Hall on Mondays and Thursdays, from 1:30 to 3:30.</p>`,
  fr: `<p>Northgate compte deux salles à manger, un comptoir de fin de soirée, un bar à café, un café sous une coupole et un petit
marché. Le mardi, notre plus grosse journée, nous servons environ 3 400 repas.</p>
<h2>Pour entrer</h2>
<p>Un passage donne accès à la Salle Nord ou à la Cuisine Lakeshore jusqu’à la fin du service, et l’on peut se resservir autant
qu’on veut. Les autres endroits vendent à l’unité et acceptent les cartes, les dollars-repas et, là où c’est indiqué, l’échange
de repas.</p>
<h2>Manger en sécurité</h2>
<ul>
<li>Ce que contient un plat est écrit sous son nom, sur le site comme au comptoir, d’après la même recette.</li>
<li>À Lakeshore, la pizza sans gluten a sa plaque, son couteau et sa tablette de four. Les frites partagent l’huile des aliments
panés.</li>
<li>Le poulet, le bœuf et l’agneau halal sont achetés certifiés et cuits dans des casseroles marquées.</li>
<li>Quand une personne invitée en cuisine ne nous a pas remis sa recette, le plat porte la mention « Allergènes non déclarés ».</li>
</ul>
<p>Notre diététiste reçoit à la Salle Nord le lundi et le jeudi, de 13 h 30 à 15 h 30.</p>`,
}

const sustainability = {
  en: `<p>The lake is at the end of the street. It keeps us honest.</p>
<h2>On the plate</h2>
<p>Half of the dishes at lunch contain no meat, and they are listed first at the global and plant-forward stations. A
plant-based burger is always on the grill beside the beef one, at the same price. Ontario farms supply our eggs, our triticale, and, from June to November, most of our vegetables.</p>
<h2>After the meal</h2>
<p>Food left in the pans is chilled and given to the campus food pantry the next morning: 9,200 portions last year. What cannot
be eaten feeds the digester that heats the greenhouse.</p>
<h2>Cups and boxes</h2>
<p>Kettlewick lends returnable cups for a two-dollar deposit. Disposable ones cost a quarter, and the quarters buy trees for
the trail: 310 so far.</p>`,
  fr: `<p>Le lac est au bout de la rue. Il nous garde honnêtes.</p>
<h2>Dans l’assiette</h2>
<p>La moitié des plats du midi sont sans viande, et on les nomme en premier aux comptoirs du monde et végétal. Sur le gril, il y a
toujours un hamburger végétal à côté de celui au bœuf, au même prix. Des fermes ontariennes fournissent nos œufs, notre triticale et, de juin à novembre, la plupart de nos légumes.</p>
<h2>Après le repas</h2>
<p>Ce qui reste dans les plats est refroidi et remis le lendemain matin au comptoir alimentaire du campus : 9 200 portions l’an
dernier. Ce qui ne peut être mangé nourrit le biodigesteur qui chauffe la serre.</p>
<h2>Tasses et boîtes</h2>
<p>Kettlewick prête des tasses consignées à deux dollars. Les gobelets jetables coûtent 25 cents, et ces pièces achètent des arbres
pour le sentier : 310 jusqu’ici.</p>`,
}

const menuLab = {
  en: '<p>Next term’s test dishes, for tasters only. Not open to the public yet.</p>',
  fr: '<p>Les plats à l’essai du prochain trimestre, réservés aux personnes qui goûtent. Pas encore ouvert au public.</p>',
}

export const sections: DemoSection[] = [
  screen('whats-on-the-menu', { en: 'What’s on the menu', fr: 'Au menu' }, 10),
  screen('hours-of-operation', { en: 'Hours of operation', fr: 'Heures d’ouverture' }, 20),
  screen('locations', { en: 'Locations', fr: 'Où manger' }, 30),
  screen('campus-map', { en: 'Campus map', fr: 'Carte du campus' }, 40),
  screen('meal-plan-purchase', { en: 'Meal plans', fr: 'Forfaits repas' }, 50),
  screen('news', { en: 'News', fr: 'Nouvelles' }, 60),
  screen('events', { en: 'Events', fr: 'Événements' }, 70),
  screen('balanced_u_events', { en: 'Balanced living', fr: 'Vie équilibrée' }, 75),
  screen('special-offers', { en: 'Special offers', fr: 'Offres spéciales' }, 80),
  {
    ...page(
      'about-dining',
      { en: 'About dining', fr: 'À propos' },
      { en: 'About dining at Northgate', fr: 'Manger à Northgate' },
      aboutDining,
      90,
    ),
    nodes: [
      screen('staff', { en: 'Meet the team', fr: 'L’équipe' }, 10),
      screen('dining-blog', { en: 'Dining blog', fr: 'Carnet de cuisine' }, 20),
      screen('photo-albums', { en: 'Photo albums', fr: 'Albums photo' }, 30),
      screen('newsletters', { en: 'Newsletters', fr: 'Bulletins' }, 40),
      screen('dining-map', { en: 'Dining map', fr: 'Plan des salles à manger' }, 50),
      screen('surveys', { en: 'Polls', fr: 'Sondages' }, 60),
      screen('directors-meetings', { en: 'Directors’ meetings', fr: 'Rencontres avec la direction' }, 70),
    ],
  },
  withBanner(
    page(
      'sustainability',
      { en: 'Sustainability', fr: 'Développement durable' },
      { en: 'Sustainability', fr: 'Développement durable' },
      sustainability,
      100,
    ),
    {
      picture: {
        fileName: 'banner-sustainability.webp',
        alt: { en: 'A pattern of leaves', fr: 'Un motif de feuilles' },
      },
      textAlign: 'left',
    },
  ),
  withBanner(screen('catering-files', { en: 'Catering', fr: 'Traiteur' }, 110), {
    picture: {
      fileName: 'banner-catering.webp',
      alt: { en: 'A pattern of half circles', fr: 'Un motif de demi-cercles' },
    },
    textAlign: 'center',
  }),
  fixedPage('microsite', { en: 'The New Boathouse', fr: 'Le Nouveau Hangar' }, 115),
  screen('feedback', { en: 'Feedback', fr: 'Commentaires' }, 120),
  link('housing', { en: 'Housing', fr: 'Logement' }, 'https://housing.northgate.example', 130),
  {
    ...page(
      'menu-lab',
      { en: 'Menu lab', fr: 'Labo des menus' },
      { en: 'Menu lab', fr: 'Labo des menus' },
      menuLab,
      140,
    ),
    published: false,
  },
]
