import type { DemoBlogArticle } from '../shapes/content-shape'

export const blogArticles: DemoBlogArticle[] = [
  {
    key: 'cinq-heures',
    offsetDays: -5,
    title: { en: 'Five in the morning', fr: 'Cinq heures du matin' },
    body: {
      en: `<p>At five, La Grande Table belongs to three people and a radio. Bones go into the oven first, to colour; then the big pots are filled with a hose, because no one can lift them.</p>
<p>By seven the room smells of onions and toast, and the first student, always the same one, asks whether there is coffee.</p>
<h2>What a stock knows</h2>
<p>A stock takes nine hours and half a second of attention every quarter of an hour. It is the cheapest thing we make and the one that we could not buy.</p>`,
      fr: `<p>À cinq heures, La Grande Table appartient à trois personnes et une radio. Les os vont d’abord au four, pour prendre de la couleur; puis on remplit les marmites au boyau, parce que personne
ne pourrait les soulever.</p>
<p>À sept heures, ça sent l’oignon et les rôties, et la première étudiante, toujours la même, demande s’il y a du café.</p>
<h2>Ce que sait un bouillon</h2>
<p>Un bouillon demande neuf heures, et une demi-seconde d’attention tous les quarts d’heure. C’est ce que nous faisons de moins cher, et la seule chose que nous ne pourrions pas acheter.</p>`,
    },
  },
  {
    key: 'le-mot-dejeuner',
    offsetDays: -37,
    title: { en: 'Breakfast, lunch, supper: a quarrel of words', fr: 'Déjeuner, dîner, souper : une chicane de mots' },
    body: {
      en: `<p>Every September somebody from overseas comes to <em>déjeuner</em> at noon and finds the toast cleared away. Here, <em>déjeuner</em> is in the morning, <em>dîner</em> at noon and <em>souper</em> in the evening.</p>
<p>It is not a mistake; it is how everybody spoke until Paris began to rise late. We have kept the hours of those who bake.</p>`,
      fr: `<p>Chaque rentrée, quelqu’un d’outre-mer arrive pour <em>déjeuner</em> à midi et trouve les rôties desservies. Ici, on <em>déjeune</em> le matin, on <em>dîne</em> à midi et on <em>soupe</em> le soir.</p>
<p>Ce n’est pas une erreur : tout le monde parlait ainsi, jusqu’à ce que Paris se mette à se lever tard. Nous avons gardé les heures de ceux qui boulangent.</p>`,
    },
  },
  {
    key: 'lire-une-fiche',
    offsetDays: -79,
    title: { en: 'How to read one of our dish cards', fr: 'Lire une de nos fiches' },
    body: {
      en: `<ol>
<li>The name, then what is in it by weight.</li>
<li>“Contains”: what the recipe contains. “May contain”: traces that a supplier announces.</li>
<li>“Allergens not declared”: we do not know yet. Please do not take it for “none”.</li>
<li>The small marks are written out when you touch them.</li>
</ol>
<p>A card without an answer to your question is a bad card: tell the blue apron.</p>`,
      fr: `<ol>
<li>Le nom, puis ce qu’il y a dedans, par ordre de poids.</li>
<li>« Contient » : ce que contient la recette. « Peut contenir » : les traces qu’un fournisseur annonce.</li>
<li>« Allergènes non déclarés » : nous ne savons pas encore. Ne lisez pas « aucun ».</li>
<li>Les petites marques se déplient en mots quand on les touche.</li>
</ol>
<p>Une fiche qui ne répond pas à votre question est une mauvaise fiche : dites-le au tablier bleu.</p>`,
    },
  },
  {
    key: 'la-consigne',
    offsetDays: -150,
    title: { en: 'The travels of box 417', fr: 'Les voyages de la boîte 417' },
    body: {
      en: `<p>We wrote a number on five hundred boxes. Box 417 left with a lasagna, came back from the library, left again with curry, spent eleven days in a residence freezer, and returned with a thank-you note inside.</p>
<p>After 38 trips a box has saved its own weight in disposable ones forty times over. 417 is on trip 52.</p>`,
      fr: `<p>Nous avons numéroté cinq cents boîtes. La 417 est partie avec une lasagne, est revenue de la bibliothèque, est repartie avec un cari, a passé onze jours dans un congélateur de résidence et est rentrée avec un
mot de remerciement.</p>
<p>Après 38 voyages, une boîte a épargné quarante fois son poids en contenants jetables. La 417 en est au 52ᵉ.</p>`,
    },
  },
]
