import type { DemoBlogArticle } from '../shapes/content-shape'

export const blogArticles: DemoBlogArticle[] = [
  {
    key: 'why-soup-first',
    offsetDays: -6,
    title: { en: 'Why the soup is always first', fr: 'Pourquoi la soupe est toujours au début' },
    body: {
      en: `<p>Walk into North Hall and the first thing you meet is a ladle. That is on purpose.</p>
<p>People who begin with soup take a smaller plate after it, finish it more often, and stay four minutes longer at the table. We timed it, in a week
when the soup stood at the end of the line and a week when it stood at the beginning.</p>
<h2>The soup of the moment</h2>
<p>What is left in the kitchen at two is in the soup at four, unless an allergy card forbids it. On a good day that is roast carrots. On a very good
day it is somebody’s mushroom risotto.</p>`,
      fr: `<p>Entrez à la Salle Nord : la première chose que vous croisez, c’est une louche. C’est voulu.</p>
<p>Qui commence par la soupe prend ensuite une plus petite assiette, la finit plus souvent et reste quatre minutes de plus à table. Nous avons
chronométré, une semaine avec la soupe au bout de la file et une autre avec la soupe au début.</p>
<h2>La soupe du moment</h2>
<p>Ce qui reste en cuisine à 14 h est dans la soupe à 16 h, sauf si une fiche d’allergène l’interdit. Les bons jours, ce sont des carottes rôties. Les
très bons jours, c’est le risotto aux champignons de quelqu’un.</p>`,
    },
  },
  {
    key: 'a-plate-for-two-dollars',
    offsetDays: -34,
    title: { en: 'What a plate costs before you see it', fr: 'Ce que coûte une assiette avant d’arriver chez vous' },
    body: {
      en: `<p>Of every ten dollars a plate costs us, the food itself is about three dollars and eighty cents. Four dollars go to the people who cook, serve and wash;
ninety cents to gas, water and light; the rest keeps ovens alive and roofs dry.</p>
<ul>
<li>Beans cost a sixth of what beef does.</li>
<li>A tray left full costs as much as a tray eaten, plus the truck that takes it away.</li>
<li>Butter is the price we argue about most.</li>
</ul>
<p>Our margin is nothing: what is left over at the end of a year becomes next year’s recipe tests.</p>`,
      fr: `<p>Sur dix dollars que nous coûte une assiette, la nourriture compte pour environ trois dollars et quatre-vingts cents. Quatre dollars paient les gens
qui cuisinent, servent et lavent; quatre-vingt-dix cents vont au gaz, à l’eau et à l’éclairage; le reste garde les fours en vie et les toits au sec.</p>
<ul>
<li>Les haricots coûtent six fois moins cher que le bœuf.</li>
<li>Un plateau laissé plein coûte autant qu’un plateau mangé, plus le camion qui l’emporte.</li>
<li>Le prix dont nous discutons le plus, c’est celui du beurre.</li>
</ul>
<p>Nous ne faisons aucun profit : ce qui reste à la fin de l’année paie les essais de recettes de la suivante.</p>`,
    },
  },
  {
    key: 'the-binder',
    offsetDays: -88,
    title: { en: 'The blue binder', fr: 'Le cahier bleu' },
    body: {
      en: `<p>At each station there is a blue binder. Any server will open it for you; nobody will sigh.</p>
<p>It holds the recipe cards with their labels glued on the back, so that you can read the very words of the maker. If a label is missing, the dish says “Allergens not
declared” until it has come. We would rather look unfinished than be wrong.</p>`,
      fr: `<p>À chaque comptoir, il y a un cahier bleu. Toute personne qui sert l’ouvrira pour vous, et personne ne soupirera.</p>
<p>On y trouve les fiches de recettes, avec les étiquettes collées au dos : vous lisez les mots mêmes du fabricant. S’il manque une étiquette, le plat porte la mention
« Allergènes non déclarés » jusqu’à ce qu’elle arrive. Nous aimons mieux avoir l’air inachevés que de nous tromper.</p>`,
    },
  },
  {
    key: 'a-garden-in-four-boxes',
    offsetDays: -141,
    title: { en: 'A garden in four boxes', fr: 'Un jardin en quatre bacs' },
    body: {
      en: `<p>Behind Lakeshore Kitchen stand four boxes of earth. They gave us 41 kilos of herbs, a great deal of chard, and one pumpkin that we did not plant.</p>
<p>Volunteers water on Tuesdays and Fridays at four. The pay is basil.</p>`,
      fr: `<p>Derrière la Cuisine Lakeshore, il y a quatre bacs de terre. Ils nous ont donné 41 kilos d’herbes, énormément de bettes à carde et une citrouille que
personne n’avait semée.</p>
<p>Des bénévoles arrosent le mardi et le vendredi à 16 h. Le salaire est en basilic.</p>`,
    },
  },
]
