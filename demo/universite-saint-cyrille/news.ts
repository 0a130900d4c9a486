import type { DemoNews } from '../shapes/content-shape'

export const news: DemoNews[] = [
  {
    key: 'potager-du-bistro',
    title: { en: 'The Bistro’s garden feeds its first lunch', fr: 'Le potager du Bistro nourrit son premier dîner' },
    brief: {
      en: 'Beets, chard, herbs and one heroic cabbage: everything on Tuesday’s plate of the day grew within fifty steps of the stove.',
      fr: 'Betteraves, bettes à carde, herbes et un chou héroïque : tout ce qu’il y avait dans le plat du jour de mardi avait poussé à cinquante pas du poêle.',
    },
    description: {
      en: `<p>The old greenhouse had been empty since the botany department moved. Odile Fafard asked for a key, a hose and two students.</p>
<p>On Tuesday, 84 people ate what came of it: a beet salad, cabbage rolls and an herb omelette. The compost came from La Grande Table’s peels.</p>
<h2>What is next</h2>
<ul><li>Tomatoes under glass, if nobody opens the north door.</li><li>An hour of weeding every Thursday at four, paid in soup.</li></ul>`,
      fr: `<p>L’ancienne serre était vide depuis le déménagement du département de botanique. Odile Fafard a demandé une clé, un boyau et deux étudiants.</p>
<p>Mardi, 84 personnes ont mangé ce que ça a donné : une salade de betteraves, des cigares au chou et une omelette aux herbes. Le compost venait des
pelures de La Grande Table.</p>
<h2>La suite</h2>
<ul><li>Des tomates sous verre, si personne n’ouvre la porte du nord.</li><li>Une heure de désherbage tous les jeudis à 16 h, payée en soupe.</li></ul>`,
    },
    startOffsetDays: -4,
    location: 'bistro-du-jardin',
  },
  {
    key: 'ce-que-disent-les-assiettes',
    title: { en: 'What the plates say', fr: 'Ce que disent les assiettes' },
    brief: {
      en: 'For three years we have weighed what comes back. Here is what we learned about portions, tray lines and the mystery of Wednesday rice, with every figure.',
      fr: 'Depuis trois ans, nous pesons ce qui revient. Voici ce que nous avons appris sur les portions, les plateaux et le mystère du riz du mercredi, chiffres à l’appui.',
    },
    description: {
      en: `<p>Every Wednesday, somebody of our team stands by the dish window with a scale. It is not there to scold: the scale has no face. It is there because a kitchen that
does not know what comes back cooks in the dark.</p>
<h2>The figures</h2>
<table>
<caption>Grams left per meal at La Grande Table</caption>
<thead><tr><th scope="col">Year</th><th scope="col">Lunch</th><th scope="col">Supper</th></tr></thead>
<tbody>
<tr><th scope="row">First</th><td>118 g</td><td>106 g</td></tr>
<tr><th scope="row">Second</th><td>94 g</td><td>88 g</td></tr>
<tr><th scope="row">Third</th><td>73 g</td><td>69 g</td></tr>
</tbody>
</table>
<h2>What made the difference</h2>
<h3>No more trays</h3>
<p>A tray holds three plates; two hands hold two. When trays left, the third plate left too, and nobody went hungry: seconds are free.</p>
<h3>Half portions without asking why</h3>
<p>The words “half portion?” are now said by the person who serves. Four in ten say yes at lunch, two in ten at supper.</p>
<h3>A smaller spoon</h3>
<p>The rice spoon held 190 grams. The new one holds 130. That was the mystery of the Wednesday rice: Wednesday is curry, and the spoon was a ladle.</p>
<h2>What did not work</h2>
<ol>
<li>Posters. They were read once, then became wall.</li>
<li>A contest between residences: the losers stopped bringing back their plates.</li>
<li>Smaller plates: people took two.</li>
</ol>
<blockquote><p>The best day was the one when we ran out of dish-window bags because nothing had filled them. — Luc Bissonnette, chef</p></blockquote>
<h2>And what is left</h2>
<p>About 70 grams a meal, mostly bones, peels and the crust of things. What the kitchen has over becomes the soup of the moment, then a half-price meal at the Green Market,
then compost. We think 55 is possible. If you have an idea that is not a poster, write to
<a href="mailto:tables@saint-cyrille.example">tables@saint-cyrille.example</a>.</p>`,
      fr: `<p>Chaque mercredi, quelqu’un de l’équipe s’installe au retour de vaisselle avec une balance. Pas pour gronder : une balance n’a pas de visage. Mais une cuisine
qui ne sait pas ce qui revient cuisine dans le noir.</p>
<h2>Les chiffres</h2>
<table>
<caption>Grammes laissés par repas à La Grande Table</caption>
<thead><tr><th scope="col">Année</th><th scope="col">Dîner</th><th scope="col">Souper</th></tr></thead>
<tbody>
<tr><th scope="row">Première</th><td>118 g</td><td>106 g</td></tr>
<tr><th scope="row">Deuxième</th><td>94 g</td><td>88 g</td></tr>
<tr><th scope="row">Troisième</th><td>73 g</td><td>69 g</td></tr>
</tbody>
</table>
<h2>Ce qui a tout changé</h2>
<h3>Plus de plateaux</h3>
<p>Un plateau porte trois assiettes; deux mains en portent deux. Les plateaux partis, la troisième assiette est partie aussi, et personne n’a eu faim : on peut toujours
se resservir.</p>
<h3>La demi-portion, sans se justifier</h3>
<p>C’est maintenant la personne qui sert qui demande : « Une demie? » Quatre fois sur dix, au dîner, on dit oui; deux fois sur dix au souper.</p>
<h3>Une plus petite cuillère</h3>
<p>La cuillère à riz tenait 190 grammes. La nouvelle en tient 130. Voilà le mystère du riz du mercredi : le mercredi, c’est le cari, et la cuillère était une louche.</p>
<h2>Ce qui n’a pas marché</h2>
<ol>
<li>Les affiches. On les a lues une fois, puis elles sont devenues du mur.</li>
<li>Le concours entre résidences : les perdants ne rapportaient plus leurs assiettes.</li>
<li>Les petites assiettes : on en prenait deux.</li>
</ol>
<blockquote><p>Le plus beau jour, c’est celui où il restait des sacs, parce que rien ne les avait remplis. — Luc Bissonnette, chef</p></blockquote>
<h2>Et ce qui reste</h2>
<p>Environ 70 grammes par repas, surtout des os, des pelures et le bord des choses. Ce que la cuisine a de trop devient la soupe du moment, puis un repas à moitié prix au
Marché vert, puis du compost. Nous croyons que 55 est possible. Si vous avez une idée qui n’est pas une affiche, écrivez à
<a href="mailto:tables@saint-cyrille.example">tables@saint-cyrille.example</a>.</p>`,
    },
    startOffsetDays: -11,
  },
  {
    key: 'bol-zigzag-prolonge',
    title: { en: 'Bol Zigzag stays open on Friday evenings', fr: 'Le Bol Zigzag ouvre le vendredi soir' },
    brief: {
      en: 'A trial of four Fridays, from 4 to 8. If at least ninety bowls go out each evening, it stays.',
      fr: 'Un essai de quatre vendredis, de 16 h à 20 h. S’il sort au moins quatre-vingt-dix bols chaque soir, on continue.',
    },
    description: {
      en: '<p>Two ramens, the miso one without meat or egg, and a third bowl that the evening’s cook chooses. The broth is made the night before, so it cannot be hurried.</p>',
      fr: '<p>Deux ramens, dont celui au miso, sans viande ni œuf, et un troisième bol au choix de la personne en cuisine. Le bouillon se fait la veille : il ne se presse pas.</p>',
    },
    startOffsetDays: 3,
    endOffsetDays: 24,
    weekday: 5,
    startsAt: '16:00',
    endsAt: '20:00',
    location: 'bol-zigzag',
  },
  {
    key: 'navette-du-marche',
    title: { en: 'A Saturday shuttle to the public market', fr: 'Une navette vers le marché public le samedi' },
    brief: {
      en: 'It leaves the Maples Pavilion at nine and comes back at noon, with room for your bags. Seats are booked on the student association’s site.',
      fr: 'Elle part du pavillon des Érables à 9 h et revient à midi, avec de la place pour vos sacs. On réserve sur le site de l’association étudiante.',
    },
    startOffsetDays: 3,
    weekday: 6,
    startsAt: '09:00',
    endsAt: '12:00',
    customLocationName: { en: 'Maples Pavilion, main door', fr: 'Pavillon des Érables, porte principale' },
    linkType: 'external',
    link: 'https://association.saint-cyrille.example/navette',
    buttonText: { en: 'Book a seat', fr: 'Réserver une place' },
  },
  {
    key: 'heures-de-conge',
    title: { en: 'Term break: what stays open', fr: 'Relâche : ce qui reste ouvert' },
    brief: {
      en: 'The Green Market keeps its hours and adds hot meals. All hours, day by day, are on the hours page.',
      fr: 'Le Marché vert garde ses heures et ajoute des repas chauds. Toutes les heures, jour par jour, sont à la page des heures d’ouverture.',
    },
    startOffsetDays: 33,
    endOffsetDays: 43,
    linkType: 'internal',
    link: '/universite-saint-cyrille/hours-of-operation',
    buttonText: { en: 'See the hours', fr: 'Voir les heures' },
  },
  {
    key: 'tablier-bleu',
    title: { en: 'Look for the blue apron', fr: 'Cherchez le tablier bleu' },
    brief: {
      en: 'One trained cook per service can prepare a plate apart, with clean tools and an open recipe. You only have to ask.',
      fr: 'À chaque service, une personne formée peut préparer une assiette à part, avec des ustensiles propres et la recette ouverte. Il suffit de demander.',
    },
    description: {
      en: `<p>The blue apron knows the fifteen allergens of our labels, the suppliers’ lists and where flour flies. It takes about six minutes.</p>
<p>If you come every day, fill in the <a href="/universite-saint-cyrille/dietary-health-form">dietary health form</a> once: the blue apron will know you by the second week.</p>`,
      fr: `<p>Le tablier bleu connaît les quinze allergènes de nos étiquettes, les listes des fournisseurs et les coins où vole la farine. Il faut compter six minutes.</p>
<p>Si vous venez tous les jours, remplissez une fois le <a href="/universite-saint-cyrille/dietary-health-form">formulaire de santé alimentaire</a> : dès la deuxième semaine, le tablier bleu
vous reconnaîtra.</p>`,
    },
  },
]
