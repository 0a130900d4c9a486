import type { DemoLegalText } from './shapes/content-shape'

const invented = {
  en: '<p><em>This is a demo text. Boreal Tables Cooperative does not exist; have your own lawyers write yours.</em></p>',
  fr: '<p><em>Ceci est un texte de démonstration. La Coopérative des Tables boréales n’existe pas; faites rédiger le vôtre par vos juristes.</em></p>',
}

/** The legal texts of an invented operator, for all sites. Spec: PUB-2.72, PUB-2.73, PUB-2.74. */
export const legalTexts: DemoLegalText[] = [
  {
    kind: 'privacy',
    title: { en: 'Privacy policy', fr: 'Politique de confidentialité' },
    effectiveOnOffsetDays: -200,
    privacyRequestUrl: 'https://privacy.tables-boreales.example/request',
    body: {
      en: `${invented.en}
<p>Boreal Tables Cooperative runs the dining sites of several campuses. This page says what we keep about you, why, and for how long.</p>
<h2>What you can do without telling us anything</h2>
<p>Menus, hours, maps, news and events are open to everybody. We do not follow visitors from page to page and we use no advertising. Small
cookies remember your language, a notice you have closed, the polls in which you have voted, your cart for seven days and, on the page of meal plans, your answers for three days; they name nobody.</p>
<h2>What we keep when you have an account</h2>
<table>
<caption>What, why and for how long</caption>
<thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Name, email, phone</th><td>To know whose order it is, and to reach you about it</td><td>Until you close your account</td></tr>
<tr><th scope="row">Orders and payments</th><td>The law on accounts asks for it</td><td>Seven years</td></tr>
<tr><th scope="row">Allergies and diets</th><td>To cook safely for you, with your consent</td><td>Until you take the consent back</td></tr>
<tr><th scope="row">Messages and forms you send</th><td>To answer you</td><td>24 months</td></tr>
<tr><th scope="row">Text messages we send you</th><td>To remind you of a reservation, with your consent</td><td>Three months</td></tr>
<tr><th scope="row">That you signed in on a device (on the device only)</th><td>So that other people’s wrong passwords do not keep you out</td><td>180 days, or until you change your password</td></tr>
<tr><th scope="row">Your cart</th><td>So that you find it again</td><td>Seven days after its last change</td></tr>
<tr><th scope="row">What you agreed to, and when</th><td>To prove your consent</td><td>Until you close your account</td></tr>
</tbody>
</table>
<p>Card numbers never reach us: the payment service keeps them.</p>
<h2>Who sees it</h2>
<p>The dining team of your campus, and the companies that keep our computers running, who may not use it for themselves. What you tell us about your
health is seen by the dietitian and the kitchen you name, and each look at it is recorded. We sell nothing to anybody.</p>
<h2>What you may ask</h2>
<ul>
<li>to see what we have about you, and a copy of it;</li>
<li>to have it corrected;</li>
<li>to have it deleted, but for what the law makes us keep;</li>
<li>to take back a consent, at any time and without giving a reason.</li>
</ul>
<p>On your account page you can download everything that we have about you, and delete your account; orders then stay in our accounts without your name. Or use the privacy request below or write to <a href="mailto:privacy@tables-boreales.example">privacy@tables-boreales.example</a>. The person in charge of privacy answers
within thirty days. If the answer does not satisfy you, you may turn to the privacy commissioner of your province or of Canada.</p>`,
      fr: `${invented.fr}
<p>La Coopérative des Tables boréales exploite les sites des services alimentaires de plusieurs campus. Cette page dit ce que nous gardons à votre sujet, pourquoi et combien de
temps.</p>
<h2>Ce que vous pouvez faire sans rien nous dire</h2>
<p>Les menus, les heures, les plans, les nouvelles et les événements sont ouverts à tout le monde. Nous ne suivons personne d’une page à l’autre et n’affichons aucune
publicité. De petits témoins retiennent votre langue, un avis que vous avez fermé, les sondages auxquels vous avez répondu, votre panier pendant sept jours et, à la page des forfaits repas, vos réponses pendant trois jours; ils ne nomment personne.</p>
<h2>Ce que nous gardons quand vous avez un compte</h2>
<table>
<caption>Quoi, pourquoi et combien de temps</caption>
<thead><tr><th scope="col">Quoi</th><th scope="col">Pourquoi</th><th scope="col">Combien de temps</th></tr></thead>
<tbody>
<tr><th scope="row">Nom, courriel, téléphone</th><td>Pour savoir à qui est la commande et vous joindre</td><td>Jusqu’à la fermeture de votre compte</td></tr>
<tr><th scope="row">Commandes et paiements</th><td>La loi sur la comptabilité l’exige</td><td>Sept ans</td></tr>
<tr><th scope="row">Allergies et régimes</th><td>Pour cuisiner sans danger pour vous, avec votre accord</td><td>Jusqu’au retrait de votre accord</td></tr>
<tr><th scope="row">Messages et formulaires envoyés</th><td>Pour vous répondre</td><td>24 mois</td></tr>
<tr><th scope="row">Messages texte que nous vous envoyons</th><td>Pour vous rappeler une réservation, avec votre accord</td><td>Trois mois</td></tr>
<tr><th scope="row">Votre connexion sur un appareil (sur l’appareil seulement)</th><td>Pour que les mots de passe erronés d’autrui ne vous bloquent pas</td><td>180 jours, ou jusqu’au changement de votre mot de passe</td></tr>
<tr><th scope="row">Votre panier</th><td>Pour que vous le retrouviez</td><td>Sept jours après sa dernière modification</td></tr>
<tr><th scope="row">Ce que vous avez accepté, et quand</th><td>Pour prouver votre consentement</td><td>Jusqu’à la fermeture de votre compte</td></tr>
</tbody>
</table>
<p>Les numéros de carte ne passent jamais chez nous : c’est le service de paiement qui les garde.</p>
<h2>Qui y a accès</h2>
<p>L’équipe alimentaire de votre campus et les entreprises qui font fonctionner nos ordinateurs, qui n’ont pas le droit de s’en servir pour elles-mêmes. Ce que vous nous dites de votre santé
n’est vu que par la diététiste et la cuisine que vous nommez, et chaque consultation est inscrite à un registre. Nous ne vendons rien à personne.</p>
<h2>Ce que vous pouvez demander</h2>
<ul>
<li>voir ce que nous avons à votre sujet et en recevoir une copie;</li>
<li>le faire corriger;</li>
<li>le faire effacer, sauf ce que la loi nous oblige à garder;</li>
<li>retirer un accord, en tout temps et sans donner de raison.</li>
</ul>
<p>À la page de votre compte, vous pouvez télécharger tout ce que nous avons à votre sujet et supprimer votre compte; les commandes restent alors dans notre comptabilité, sans votre nom. Ou servez-vous de la demande ci-dessous ou écrivez à <a href="mailto:privacy@tables-boreales.example">privacy@tables-boreales.example</a>. La personne responsable de la protection des
renseignements personnels répond dans les trente jours. Si la réponse ne vous satisfait pas, vous pouvez vous adresser à la commission d’accès à l’information de votre province ou au
commissariat à la vie privée du Canada.</p>`,
    },
  },
  {
    kind: 'mobilePrivacy',
    title: { en: 'Privacy on your phone', fr: 'Confidentialité sur votre téléphone' },
    effectiveOnOffsetDays: -200,
    privacyRequestUrl: 'https://privacy.tables-boreales.example/request',
    body: {
      en: `${invented.en}
<p>The privacy policy holds on a phone too. This page adds what is special about one.</p>
<ul>
<li><strong>Where you are.</strong> The map works without knowing it. If you press “near me”, your phone computes the distances; the place does not leave it.</li>
<li><strong>Notifications.</strong> Only those you have switched on, and none between ten in the evening and seven in the morning.</li>
<li><strong>Camera and contacts.</strong> We never ask for them.</li>
<li><strong>Without a network.</strong> Today’s menu is kept on the phone, so that you can read allergens in the basement. It is thrown away the next day.</li>
</ul>
<p>Deleting the app deletes what it kept on the phone. Your account stays until you close it, on the site or with the request below.</p>`,
      fr: `${invented.fr}
<p>La politique de confidentialité vaut aussi sur un téléphone. Cette page ajoute ce qu’il a de particulier.</p>
<ul>
<li><strong>L’endroit où vous êtes.</strong> Le plan fonctionne sans le savoir. Si vous touchez « près de moi », c’est votre téléphone qui calcule les distances; votre position n’en sort pas.</li>
<li><strong>Les notifications.</strong> Seulement celles que vous avez activées, et aucune entre 22 h et 7 h.</li>
<li><strong>L’appareil photo et les contacts.</strong> Nous ne les demandons jamais.</li>
<li><strong>Hors réseau.</strong> Le menu du jour est gardé sur le téléphone, pour que vous puissiez lire les allergènes au sous-sol. Il est effacé le lendemain.</li>
</ul>
<p>Supprimer l’application supprime ce qu’elle gardait sur le téléphone. Votre compte demeure jusqu’à ce que vous le fermiez, sur le site ou par la demande ci-dessous.</p>`,
    },
  },
  {
    kind: 'thirdPartyNotice',
    title: { en: 'Notice on third parties', fr: 'Avis sur les tiers' },
    effectiveOnOffsetDays: -64,
    privacyRequestUrl: null,
    body: {
      en: `${invented.en}
<p>These companies work for us. Each of them receives only what is named here.</p>
<dl>
<dt>Payment service</dt><dd>The amount, the order number and your card. It answers us with “approved” or “declined” and the last four digits.</dd>
<dt>Mail service</dt><dd>Your address and the message we send you, kept for thirty days.</dd>
<dt>Text message service</dt><dd>Your number and the message you asked for, kept for thirty days.</dd>
<dt>Map service</dt><dd>The part of the map you look at. Neither your name nor your account.</dd>
<dt>Hosting, in Canada</dt><dd>The encrypted database and its encrypted copies.</dd>
</dl>
<p>We tell you on this page thirty days before another one joins them.</p>`,
      fr: `${invented.fr}
<p>Ces entreprises travaillent pour nous. Chacune ne reçoit que ce qui est nommé ici.</p>
<dl>
<dt>Service de paiement</dt><dd>Le montant, le numéro de commande et votre carte. Il nous répond « approuvé » ou « refusé », avec les quatre derniers chiffres.</dd>
<dt>Service de courriel</dt><dd>Votre adresse et le message que nous vous envoyons, gardés trente jours.</dd>
<dt>Service de messages texte</dt><dd>Votre numéro et le message que vous avez demandé, gardés trente jours.</dd>
<dt>Service de cartes</dt><dd>La partie de la carte que vous regardez. Ni votre nom ni votre compte.</dd>
<dt>Hébergement, au Canada</dt><dd>La base de données chiffrée et ses copies, chiffrées elles aussi.</dd>
</dl>
<p>Nous vous prévenons sur cette page trente jours avant qu’une autre s’y ajoute.</p>`,
    },
  },
  {
    kind: 'termsOfUse',
    title: { en: 'Terms of use', fr: 'Conditions d’utilisation' },
    effectiveOnOffsetDays: -200,
    privacyRequestUrl: null,
    body: {
      en: `${invented.en}
<h2>The site</h2>
<p>You may read it, print it, link to it and quote it. Please do not read it with a machine more often than once a second.</p>
<h2>Menus and allergens</h2>
<p>We write what our recipes contain. Suppliers change, and kitchens are shared: if you have an allergy, always speak to the person who serves you. “Allergens not declared” means that we do not know.</p>
<h2>Your account</h2>
<p>It is yours alone. Tell us if somebody else uses it. You can change or close it at any time on your account page.</p>
<h2>Buying a meal plan</h2>
<ul>
<li>Prices are in Canadian dollars; taxes are shown before you pay.</li>
<li>You may change your mind within ten days, as long as nothing has been eaten.</li>
<li>A plan belongs to one person and cannot be sold on.</li>
</ul>
<h2>If something goes wrong</h2>
<p>Write to the dining team of your campus first; most things are settled the same day. The law of your province applies, and nothing here takes away a right that it gives you.</p>`,
      fr: `${invented.fr}
<h2>Le site</h2>
<p>Vous pouvez le lire, l’imprimer, y faire un lien et le citer. Ne le faites pas lire par une machine plus d’une fois par seconde.</p>
<h2>Les menus et les allergènes</h2>
<p>Nous écrivons ce que contiennent nos recettes. Les fournisseurs changent et les cuisines sont partagées : si vous avez une allergie, parlez toujours à la personne qui vous sert. « Allergènes non déclarés » veut
dire que nous ne le savons pas.</p>
<h2>Votre compte</h2>
<p>Il n’est qu’à vous. Prévenez-nous si quelqu’un d’autre s’en sert. Vous pouvez le modifier ou le fermer en tout temps, à la page de votre compte.</p>
<h2>Acheter un forfait repas</h2>
<ul>
<li>Les prix sont en dollars canadiens; les taxes sont affichées avant le paiement.</li>
<li>Vous pouvez changer d’idée dans les dix jours, tant que rien n’a été mangé.</li>
<li>Un forfait appartient à une seule personne et ne se revend pas.</li>
</ul>
<h2>Si quelque chose va de travers</h2>
<p>Écrivez d’abord à l’équipe alimentaire de votre campus; presque tout se règle le jour même. La loi de votre province s’applique, et rien ici ne vous enlève un droit qu’elle vous donne.</p>`,
    },
  },
  {
    kind: 'climateFriendly',
    title: { en: 'Who rates our dishes', fr: 'Qui cote nos plats' },
    effectiveOnOffsetDays: -120,
    privacyRequestUrl: null,
    body: {
      en: `${invented.en}
<p>The rater is paid by the recipe, whatever comes of it, and publishes its method. We send it the recipe as the kitchen cooks it, with the farm or the
mill wherever we know them; when a supplier changes, the dish is rated again.</p>
<p>A dish without a mark is not a bad dish. It may simply not have been rated yet.</p>`,
      fr: `${invented.fr}
<p>L’organisme est payé à la recette, quel que soit le résultat, et publie sa méthode. Nous lui envoyons la recette telle que la cuisine la prépare, avec la ferme ou le moulin
quand nous les connaissons; si un fournisseur change, le plat est coté de nouveau.</p>
<p>Un plat sans marque n’est pas un mauvais plat. Peut-être n’a-t-il simplement pas encore été évalué.</p>`,
    },
  },
]
