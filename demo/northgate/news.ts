import type { DemoNews } from '../shapes/content-shape'

export const news: DemoNews[] = [
  {
    key: 'breakfast-box',
    title: { en: 'A breakfast box for early classes', fr: 'Une boîte à déjeuner pour les cours tôt le matin' },
    brief: {
      en: 'Labs at 8:00 and practice at 6:30 leave no time for a hall. From this week North Hall packs breakfast the night before: order by nine, pick up from six.',
      fr: 'Un labo à 8 h ou un entraînement à 6 h 30, et voilà le déjeuner sauté. Dès cette semaine, la Salle Nord le prépare la veille : commandez avant 21 h, passez le prendre dès 6 h.',
    },
    description: {
      en: `<p>You asked, in the last poll, for a breakfast that can be eaten on the way. Here it is.</p>
<h2>What is in the box</h2>
<ul>
<li>Overnight oats or two boiled eggs;</li>
<li>a muffin, a bagel or a gluten-free banana loaf;</li>
<li>a fruit, and yogurt or soy yogurt;</li>
<li>coffee or tea, if you bring a cup with a lid.</li>
</ul>
<p>Each box carries a label with everything it contains, as on the menu. A box takes one breakfast swipe.</p>
<h2>How to order</h2>
<p>Write your name on the list at the door of North Hall, or send a message to
<a href="mailto:north-hall@northgate.example">north-hall@northgate.example</a> before nine in the evening. Your box waits in the
cold lockers by the stairs from six until ten; after that it goes to the food pantry.</p>
<h2>Please bring it back</h2>
<p>The box is returnable. Leave it at any tray window within a week. We began with 200 and would like to end with 200.</p>`,
      fr: `<p>Au dernier sondage, vous avez réclamé un déjeuner qui se mange en chemin. Le voici.</p>
<h2>Ce qu’il y a dans la boîte</h2>
<ul>
<li>Du gruau froid ou deux œufs durs;</li>
<li>un muffin, un bagel ou un pain aux bananes sans gluten;</li>
<li>un fruit, et du yogourt ou du yogourt de soya;</li>
<li>un café ou un thé, si vous apportez une tasse à couvercle.</li>
</ul>
<p>Chaque boîte porte une étiquette qui dit tout ce qu’elle contient, comme au menu. Elle coûte un passage du matin.</p>
<h2>Pour commander</h2>
<p>Inscrivez votre nom sur la liste à l’entrée de la Salle Nord ou écrivez à
<a href="mailto:north-hall@northgate.example">north-hall@northgate.example</a> avant 21 h. Votre boîte vous attend dans les casiers
froids, près de l’escalier, de 6 h à 10 h; ensuite, elle va au comptoir alimentaire.</p>
<h2>Rapportez-la, s’il vous plaît</h2>
<p>La boîte est consignée. Laissez-la à n’importe quel retour de plateaux d’ici une semaine. Nous en avions 200 au départ et nous
aimerions en avoir 200 à l’arrivée.</p>`,
    },
    startOffsetDays: -3,
    startsAt: '06:00',
    endsAt: '10:00',
    endOffsetDays: 25,
    location: 'north-hall',
  },
  {
    key: 'five-halls-one-recipe-book',
    title: { en: 'One recipe book, and what it changed', fr: 'Un seul cahier de recettes, et ce qu’il a changé' },
    brief: {
      en: 'For a year every dish on campus has been cooked from one book of recipes. Our cooks, our dietitian and our numbers look back: fewer surprises, less salt, and 14 dishes that nobody misses.',
      fr: 'Depuis un an, tous les plats du campus sortent du même cahier de recettes. Les cuisines, la diététiste et les chiffres font le bilan : moins de surprises, moins de sel et 14 plats que personne ne regrette.',
    },
    description: {
      en: `<p>A year ago, “tomato soup” meant four different soups on this campus. One had cream in it, one had wheat, one had neither, and
the fourth depended on who was in. That is charming at home. It is not, when 3,400 people eat here on a Tuesday and some of
them may not eat wheat.</p>
<h2>What we did</h2>
<p>Gareth Oyelaran and Anjali Fernando, who run our two halls, cooked every dish side by side for six weeks. Where two recipes
differed they kept the one that more people finished, then weighed it, wrote it down, and had it checked by our dietitian,
Solène Marchbanks. The result is a book of 214 recipes. It hangs in every kitchen, and the menus on this site are printed from
it, line by line.</p>
<blockquote><p>I used to know what was in my soup. Now everybody does. — Gareth Oyelaran, North Hall</p></blockquote>
<h2>What changed</h2>
<h3>Fewer surprises</h3>
<p>In the year before the book, eleven people told us that a dish contained something its card did not say. In the year since, it
was one: a supplier had changed its bread crumbs without a word. We now ask for new labels each month.</p>
<h3>Less salt</h3>
<p>Writing amounts down shows them. Average sodium in a lunch went from 1,240 to 980 milligrams, mostly out of sauces and stock. Nobody
wrote to complain; three people wrote that the chowder had become better.</p>
<h3>Fewer dishes, cooked more often</h3>
<p>Fourteen dishes left. Most were cousins of others. What stayed is cooked more often, by cooks who know it by heart, and what comes
back on plates has gone down by a fifth.</p>
<table>
<caption>Before and after, per year</caption>
<thead><tr><th scope="col">What we count</th><th scope="col">Before</th><th scope="col">Since</th></tr></thead>
<tbody>
<tr><th scope="row">Recipes in use</th><td>263</td><td>214</td></tr>
<tr><th scope="row">Cards found wrong</th><td>11</td><td>1</td></tr>
<tr><th scope="row">Sodium in a lunch</th><td>1,240 mg</td><td>980 mg</td></tr>
<tr><th scope="row">Left on a plate</th><td>96 g</td><td>77 g</td></tr>
</tbody>
</table>
<h2>What comes next</h2>
<ol>
<li>The Lantern’s sandwiches join the book this term.</li>
<li>Guest cooks will be asked for their recipe a week ahead, so that “Allergens not declared” becomes rare.</li>
<li>You can propose a recipe from home. Two a month are tested, and one of them goes on the menu.</li>
</ol>
<p>Write to <a href="mailto:dining@northgate.example">dining@northgate.example</a>. Grandmothers’ recipes are answered first.</p>`,
      fr: `<p>Il y a un an, « soupe aux tomates » désignait quatre soupes sur ce campus. L’une contenait de la crème, une autre du blé, une
autre ni l’un ni l’autre, et la quatrième dépendait de qui travaillait. À la maison, c’est charmant. Ça l’est moins quand
3 400 personnes mangent ici le mardi et que certaines ne peuvent pas manger de blé.</p>
<h2>Ce que nous avons fait</h2>
<p>Gareth Oyelaran et Anjali Fernando, qui dirigent nos deux salles, ont cuisiné chaque plat côte à côte pendant six semaines. Quand
deux recettes différaient, on gardait celle dont on vidait le plus souvent l’assiette, puis on la pesait, on l’écrivait, et
notre diététiste, Solène Marchbanks, la vérifiait. Il en est sorti un cahier de 214 recettes. Il est accroché dans chaque
cuisine, et les menus de ce site en sont tirés, ligne par ligne.</p>
<blockquote><p>Avant, je savais ce qu’il y avait dans ma soupe. Maintenant, tout le monde le sait. — Gareth Oyelaran, Salle Nord</p></blockquote>
<h2>Ce qui a changé</h2>
<h3>Moins de surprises</h3>
<p>L’année d’avant, onze personnes nous ont signalé qu’un plat contenait quelque chose que sa fiche ne disait pas. Depuis, une seule :
un fournisseur avait changé sa chapelure sans prévenir. Nous redemandons maintenant les étiquettes chaque mois.</p>
<h3>Moins de sel</h3>
<p>Écrire les quantités, c’est les voir. En moyenne, un dîner est passé de 1 240 à 980 milligrammes de sodium, surtout grâce aux
sauces et aux bouillons. Personne ne s’est plaint; trois personnes ont écrit que la chaudrée était meilleure.</p>
<h3>Moins de plats, cuisinés plus souvent</h3>
<p>Quatorze plats sont partis, presque tous cousins d’un autre. Ceux qui restent reviennent plus souvent, faits par des gens qui les
connaissent par cœur, et ce qui revient dans les assiettes a baissé du cinquième.</p>
<table>
<caption>Avant et après, par année</caption>
<thead><tr><th scope="col">Ce que nous comptons</th><th scope="col">Avant</th><th scope="col">Depuis</th></tr></thead>
<tbody>
<tr><th scope="row">Recettes en usage</th><td>263</td><td>214</td></tr>
<tr><th scope="row">Fiches erronées</th><td>11</td><td>1</td></tr>
<tr><th scope="row">Sodium d’un dîner</th><td>1 240 mg</td><td>980 mg</td></tr>
<tr><th scope="row">Restes par assiette</th><td>96 g</td><td>77 g</td></tr>
</tbody>
</table>
<h2>La suite</h2>
<ol>
<li>Les sandwichs de La Lanterne entrent dans le cahier ce trimestre.</li>
<li>Les personnes invitées en cuisine devront remettre leur recette une semaine d’avance : « Allergènes non déclarés » deviendra rare.</li>
<li>Vous pouvez proposer une recette de chez vous. Nous en essayons deux par mois, et l’une d’elles va au menu.</li>
</ol>
<p>Écrivez à <a href="mailto:dining@northgate.example">dining@northgate.example</a>. Les recettes de grand-mère passent en premier.</p>`,
    },
    startOffsetDays: -9,
  },
  {
    key: 'dietitian-hours',
    title: { en: 'The dietitian is in on Mondays and Thursdays', fr: 'La diététiste reçoit le lundi et le jeudi' },
    brief: {
      en: 'Food allergy, a new diagnosis, training for a race, or a first year of feeding yourself: Solène Marchbanks has fifteen minutes and no forms.',
      fr: 'Une allergie, un nouveau diagnostic, une course à préparer ou une première année à se nourrir soi-même : Solène Marchbanks vous donne quinze minutes, sans formulaire.',
    },
    description: {
      en: `<p>Come to the table under the clock at North Hall between 1:30 and 3:30. There is no charge and no appointment. What you say stays
with Solène; the kitchen learns only what you wish it to learn.</p>
<p>Once a month she walks the Trailside Market with whoever comes, and shows how a week of suppers fits into forty dollars.</p>`,
      fr: `<p>Venez à la table sous l’horloge, à la Salle Nord, entre 13 h 30 et 15 h 30. C’est gratuit et sans rendez-vous. Ce que vous dites
reste avec Solène; la cuisine n’apprend que ce que vous voulez bien qu’elle sache.</p>
<p>Une fois par mois, elle fait le tour du Marché du sentier avec qui veut et montre comment une semaine de soupers tient dans
quarante dollars.</p>`,
    },
    startsAt: '13:30',
    endsAt: '15:30',
    startOffsetDays: -20,
    endOffsetDays: 70,
    location: 'north-hall',
  },
  {
    key: 'late-bus',
    title: { en: 'The late bus now waits for The Lantern', fr: 'Le dernier autobus attend maintenant La Lanterne' },
    brief: {
      en: 'The last bus down the hill leaves at 1:40, ten minutes after the grill goes off. The route and its stops are on the campus transit site.',
      fr: 'Le dernier autobus quitte la colline à 1 h 40, dix minutes après l’extinction du gril. Le trajet et les arrêts sont sur le site du transport du campus.',
    },
    startOffsetDays: -14,
    customLocationName: { en: 'North Residence loop', fr: 'Boucle de la Résidence Nord' },
    linkType: 'external',
    link: 'https://transit.northgate.example/late-bus',
    buttonText: { en: 'See the late bus', fr: 'Voir l’horaire de nuit' },
  },
  {
    key: 'mac-at-every-lunch',
    title: { en: 'Yes, there is macaroni', fr: 'Oui, il y a du macaroni' },
    brief: {
      en: 'It is the question we are asked most. Macaroni and cheese is on at every lunch at North Hall. What else is on, the menu tells you.',
      fr: 'C’est la question qu’on nous pose le plus. Le macaroni au fromage est là à tous les dîners de la Salle Nord. Pour le reste, voyez le menu.',
    },
    linkType: 'internal',
    link: '/northgate/whats-on-the-menu',
    buttonText: { en: 'See today’s menu', fr: 'Voir le menu du jour' },
  },
  {
    key: 'reading-week-hours',
    title: { en: 'Reading week: who is open', fr: 'Semaine de lecture : qui est ouvert' },
    brief: {
      en: 'North Hall serves from 10 to 6, The Lantern closes at 10 in the evening, Trailside opens at noon. The other places rest. Take your swipes along: they do not expire that week.',
      fr: 'La Salle Nord sert de 10 h à 18 h, La Lanterne ferme à 22 h et le Marché du sentier ouvre à midi. Les autres se reposent. Gardez vos passages : aucun n’expire cette semaine-là.',
    },
    description: {
      en: `<p>About four hundred of you stay for reading week. These places cook for you:</p>
<ul>
<li><strong>North Hall</strong>, every day from 10 to 6, brunch until 2 and then one hot station;</li>
<li><strong>The Lantern</strong>, every day from 5 to 10 in the evening;</li>
<li><strong>Trailside Market</strong>, every day from noon to 6.</li>
</ul>
<p>Lakeshore Kitchen, Kettlewick and the Observatory Café clean their ovens and come back the following Monday.</p>`,
      fr: `<p>Vous êtes environ quatre cents à rester pendant la semaine de lecture. Voici qui cuisine pour vous :</p>
<ul>
<li>la <strong>Salle Nord</strong>, tous les jours de 10 h à 18 h : brunch jusqu’à 14 h, puis un comptoir chaud;</li>
<li><strong>La Lanterne</strong>, tous les soirs de 17 h à 22 h;</li>
<li>le <strong>Marché du sentier</strong>, tous les jours de midi à 18 h.</li>
</ul>
<p>La Cuisine Lakeshore, Kettlewick et le Café de l’Observatoire nettoient leurs fours et reviennent le lundi suivant.</p>`,
    },
    startOffsetDays: 28,
    endOffsetDays: 34,
  },
]
