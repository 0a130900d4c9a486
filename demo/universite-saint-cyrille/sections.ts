import type { DemoSection } from '../shapes/campus-shape'
import { fixedPage, link, page, screen, withBanner } from '../section-screens'

const aboutDining = {
  en: `<p>Six places to eat, one kitchen that feeds most of them, and 64 people who cook, serve, wash and bake. Dining at
Saint-Cyrille belongs to the university: what the tables earn pays for the next season’s menus and nothing else.</p>
<h2>How the kitchens work</h2>
<p>Stocks, sauces, soups and bread are made at La Grande Table from five in the morning and carried to the other counters.
Menus follow a cycle of four weeks, so that suppliers know what we will need and cooks can improve a dish each time it
returns. The cycle changes twice a year, after the tasting evenings in October and February; all students may come and vote.</p>
<h2>If you have an allergy or a diet to follow</h2>
<ul>
<li>Every dish lists what it contains. “Allergens not declared” means that we do not know yet: do not take it for safe.</li>
<li>Fries and breaded dishes share the same oil.</li>
<li>Ask for the blue apron at La Grande Table: one trained cook per service can prepare a plate apart.</li>
</ul>
<p>You can also fill in the <a href="/universite-saint-cyrille/dietary-health-form">dietary health form</a>; the dietitian
answers within three working days.</p>`,
  fr: `<p>Six endroits où manger, une cuisine qui en nourrit la plupart et 64 personnes qui cuisinent, servent, lavent et
boulangent. À Saint-Cyrille, les services alimentaires appartiennent à l’université : ce que les tables rapportent paie les
menus de la saison suivante, et rien d’autre.</p>
<h2>Comment travaillent les cuisines</h2>
<p>Bouillons, sauces, soupes et pains se préparent à La Grande Table dès cinq heures du matin, puis partent vers les autres
comptoirs. Les menus suivent un cycle de quatre semaines : les fournisseurs savent ce qu’il nous faudra, et les cuisinières et
cuisiniers améliorent un plat chaque fois qu’il revient. Le cycle change deux fois l’an, après les soirées de dégustation
d’octobre et de février; toute la communauté étudiante peut y venir et voter.</p>
<h2>Si vous avez une allergie ou un régime à suivre</h2>
<ul>
<li>Chaque plat indique ce qu’il contient. « Allergènes non déclarés » veut dire que nous ne le savons pas encore : ne le tenez
pas pour sûr.</li>
<li>Les frites et les aliments panés partagent la même huile.</li>
<li>Demandez le tablier bleu à La Grande Table : à chaque service, une personne formée peut préparer une assiette à part.</li>
</ul>
<p>Vous pouvez aussi remplir le <a href="/universite-saint-cyrille/dietary-health-form">formulaire de santé alimentaire</a>; la
diététiste répond dans les trois jours ouvrables.</p>`,
}

const sustainability = {
  en: `<p>A campus kitchen buys for thousands of people at once. That is a weight, and it can be put in the right place.</p>
<h2>What we buy</h2>
<p>Last year 41 percent of our purchases, in dollars, came from within 250 kilometres: all our milk and curds, most of our
potatoes, carrots and cabbage, and every apple from September to March. Our fish comes from fisheries judged
sustainable; gratinéed cod is for Fridays.</p>
<h2>What we throw away</h2>
<p>We weigh what comes back on plates every Wednesday. Since trays left La Grande Table, it has gone from 112 to 71 grams a meal.
What is left in the kitchen becomes the soup of the moment, then a half-price meal at the Green Market, then compost for the
garden behind the Bistro.</p>
<h2>What you can do</h2>
<ul>
<li>Ask for a half portion: seconds are always free.</li>
<li>Borrow a returnable box instead of taking a disposable one. The deposit is five dollars and comes back with the box.</li>
<li>Try the plant-forward station once more a week than you do today.</li>
</ul>`,
  fr: `<p>La cuisine d’un campus achète pour des milliers de personnes à la fois. C’est un poids, et l’on peut choisir où le mettre.</p>
<h2>Ce que nous achetons</h2>
<p>L’an dernier, 41 % de nos achats, en dollars, venaient de moins de 250 kilomètres : tout notre lait et notre fromage en grains,
la plupart de nos pommes de terre, de nos carottes et de nos choux, et toutes nos pommes de septembre à mars. Notre poisson
provient de pêches jugées durables, et la morue gratinée, c’est le vendredi.</p>
<h2>Ce que nous jetons</h2>
<p>Chaque mercredi, nous pesons ce qui revient dans les assiettes. Depuis que La Grande Table a rangé ses plateaux, nous sommes
passés de 112 à 71 grammes par repas. Ce qui reste en cuisine devient la soupe du moment, puis un repas à moitié prix au Marché
vert, puis du compost pour le jardin derrière le Bistro.</p>
<h2>Ce que vous pouvez faire</h2>
<ul>
<li>Demander une demi-portion : on peut toujours se resservir sans frais.</li>
<li>Emprunter une boîte consignée plutôt qu’un contenant jetable. La consigne est de cinq dollars et revient avec la boîte.</li>
<li>Passer au comptoir végétal une fois de plus par semaine.</li>
</ul>`,
}

const renovations = {
  en: '<p>La Grande Table will be renovated next summer. Dates and temporary counters will be announced here.</p>',
  fr: '<p>La Grande Table sera rénovée l’été prochain. Les dates et les comptoirs temporaires seront annoncés ici.</p>',
}

export const sections: DemoSection[] = [
  screen('whats-on-the-menu', { en: 'What’s on the menu', fr: 'Au menu' }, 10),
  screen('hours-of-operation', { en: 'Hours of operation', fr: 'Heures d’ouverture' }, 20),
  screen('locations', { en: 'Where to eat', fr: 'Où manger' }, 30),
  screen('campus-map', { en: 'Campus map', fr: 'Carte du campus' }, 40),
  screen('meal-plan-purchase', { en: 'Meal plans', fr: 'Forfaits repas' }, 50),
  screen('events', { en: 'Events', fr: 'Événements' }, 60),
  screen('balanced_u_events', { en: 'Balanced living', fr: 'Vie équilibrée' }, 65),
  screen('news', { en: 'News', fr: 'Nouvelles' }, 70),
  screen('special-offers', { en: 'Special offers', fr: 'Offres spéciales' }, 80),
  {
    ...page(
      'a-propos',
      { en: 'About dining', fr: 'À propos' },
      { en: 'About dining at Saint-Cyrille', fr: 'Manger à Saint-Cyrille' },
      aboutDining,
      90,
    ),
    nodes: [
      screen('staff', { en: 'Our team', fr: 'Notre équipe' }, 10),
      screen('newsletters', { en: 'Newsletters', fr: 'Bulletins' }, 20),
      screen('photo-albums', { en: 'Photo albums', fr: 'Albums photo' }, 30),
      screen('directors-meetings', { en: 'Directors’ meetings', fr: 'Rencontres avec la direction' }, 40),
      screen('surveys', { en: 'Polls', fr: 'Sondages' }, 50),
      screen('dining-blog', { en: 'Kitchen notebook', fr: 'Carnet de cuisine' }, 60),
      screen('dining-map', { en: 'Map of our tables', fr: 'Plan de nos tables' }, 70),
    ],
  },
  withBanner(
    page(
      'developpement-durable',
      { en: 'Sustainability', fr: 'Développement durable' },
      { en: 'Sustainability', fr: 'Développement durable' },
      sustainability,
      100,
    ),
    {
      picture: {
        fileName: 'banniere-developpement-durable.webp',
        alt: { en: 'A pattern of green leaves', fr: 'Un motif de feuilles vertes' },
      },
      textAlign: 'right',
    },
  ),
  withBanner(screen('catering-files', { en: 'Catering', fr: 'Traiteur' }, 110), {
    picture: {
      fileName: 'banniere-traiteur.webp',
      alt: { en: 'A string of coloured pennants', fr: 'Une guirlande de fanions de couleur' },
    },
    textAlign: 'center',
  }),
  fixedPage('microsite', { en: 'La Grande Table grows', fr: 'La Grande Table s’agrandit' }, 115),
  screen('feedback', { en: 'Tell us', fr: 'Dites-nous' }, 120),
  link('residences', { en: 'Residences', fr: 'Résidences' }, 'https://residences.saint-cyrille.example', 130),
  {
    ...page(
      'renovations',
      { en: 'Renovations', fr: 'Rénovations' },
      { en: 'La Grande Table is being renovated', fr: 'La Grande Table se refait une beauté' },
      renovations,
      140,
    ),
    published: false,
  },
]
