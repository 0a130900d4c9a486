import { cart, cartItem, cartPromo } from '@/contract/shop/cart'
import { termsToAccept } from '@/contract/envelope'
import * as orderForm from '@/contract/shop/order-form'
import { resource } from './resource'

export const shopResources = [
  resource(
    'TermsToAccept',
    termsToAccept,
    'A text that an order must accept. An order needs student-id-terms if it is paid by Student ID, meal-plan-terms with a meal plan or a custom plan, and subscription-terms with a subscription.',
    'Un texte qu’une commande doit accepter. Une commande exige student-id-terms si elle est payée par Student ID, meal-plan-terms avec un forfait repas ou sur mesure, et subscription-terms avec un abonnement.',
    {
      version: ['SHA-256 digest of the text.', 'Empreinte SHA-256 du texte.'],
      text: ['HTML by staff.', 'HTML de l’équipe.'],
    },
  ),
  resource(
    'OrderFormSettings',
    orderForm.orderFormSettings,
    'How a site sells online. Texts are in the requested language; translations has both.',
    'La façon dont un site vend en ligne. Les textes sont dans la langue demandée; translations contient les deux.',
    {
      tax_rate: ['Federal tax in percent.', 'Taxe fédérale en pourcentage.'],
      provincial_tax_rate: [
        'Provincial tax in percent, such as 9.975.',
        'Taxe provinciale en pourcentage, par exemple 9.975.',
      ],
      coffee_subscription_price: [
        'Dollars per month, or null if the site hides prices.',
        'Dollars par mois, ou null si le site masque les prix.',
      ],
      payment_types: [
        'Accepted payment types. A cart can be paid with those that the site, the customer type and every item have in common.',
        'Modes de paiement acceptés. Un panier se paie avec ceux que le site, le type de clientèle et tous les articles ont en commun.',
      ],
      custom_plan_customer_types: [
        'IDs of the customer types that are offered custom plans. An empty list means all.',
        'Identifiants des types de clientèle qui peuvent acheter un forfait sur mesure. Une liste vide les comprend tous.',
      ],
      declining_balance_customer_types: [
        'IDs of the customer types that are offered balances. An empty list means all.',
        'Identifiants des types de clientèle qui peuvent acheter un solde. Une liste vide les comprend tous.',
      ],
    },
  ),
  resource(
    'CustomerType',
    orderForm.customerType,
    'An answer to “who are you?”.',
    'Une réponse à « qui êtes-vous? ».',
    {
      meal_plans: [
        'IDs of the offered plans. An empty list means all.',
        'Identifiants des forfaits offerts. Une liste vide les comprend tous.',
      ],
    },
  ),
  resource(
    'CustomerSelection',
    orderForm.customerSelection,
    'An answer to a question of the order form: a location, a year or a term.',
    'Une réponse à une question du bon de commande\u00a0: un lieu, une année ou une session.',
    {
      meal_plans: [
        'IDs of the offered plans. An empty list means all.',
        'Identifiants des forfaits offerts. Une liste vide les comprend tous.',
      ],
    },
  ),
  resource(
    'CustomPlan',
    orderForm.customPlan,
    'A plan of swipes and a balance.',
    'Un forfait de passages et d’un solde.',
  ),
  resource(
    'CustomPlanOption',
    orderForm.customPlanOption,
    'A part of a custom plan.',
    'Une partie d’un forfait sur mesure.',
    {
      value: ['Number of swipes, or the balance in dollars.', 'Nombre de passages, ou le solde en dollars.'],
      price: ['Dollars, or null if the site hides prices.', 'Dollars, ou null si le site masque les prix.'],
    },
  ),
  resource(
    'DecliningBalance',
    orderForm.decliningBalance,
    'A declining balance. Rates are in percent.',
    'Un solde prépayé. Les taux sont en pourcentage.',
    {
      price: ['Suggested amount in dollars, or null.', 'Montant suggéré en dollars, ou null.'],
      bonus: ['Bonus in percent, or null without one.', 'Boni en pourcentage, ou null s’il n’y en a pas.'],
      discount: ['Discount in percent, or null without one.', 'Rabais en pourcentage, ou null s’il n’y en a pas.'],
    },
  ),
  resource(
    'Cart',
    cart,
    'A cart with today’s prices, in dollars.',
    'Un panier avec les prix d’aujourd’hui, en dollars.',
    {
      revision: [
        'Grows with each change. An order names the one that its buyer saw.',
        'Augmente à chaque changement. Une commande indique celle que l’acheteur a vue.',
      ],
      order_pending: [
        'Whether an order of the cart is being paid. Until it is decided, the cart cannot be changed.',
        'Indique si une commande du panier est en cours de paiement. D’ici là, le panier ne peut pas être modifié.',
      ],
      items: ['Items in the order in which they were added.', 'Articles dans l’ordre de leur ajout.'],
      payment_types: [
        'Payment types that the site, the customer type and every item accept.',
        'Modes de paiement que le site, le type de clientèle et tous les articles acceptent.',
      ],
    },
  ),
  resource(
    'CartPromo',
    cartPromo,
    'The promo code that the buyer has applied.',
    'Le code promo que l’acheteur a appliqué.',
    {
      promo_value: ['Percent or dollars, as promo_adj says.', 'Pourcentage ou dollars, selon promo_adj.'],
      promo_price: [
        'Promotional price in dollars that staff entered, or null. Carts do not calculate with it.',
        'Prix promotionnel en dollars saisi par l’équipe, ou null. Les paniers ne calculent pas avec ce prix.',
      ],
      promo_track_only: [
        'Whether the code is recorded without an effect on prices.',
        'Indique si le code est seulement enregistré, sans effet sur les prix.',
      ],
    },
  ),
  resource('CartItem', cartItem, 'An item of a cart.', 'Un article d’un panier.', {
    price: [
      'Dollars due now without taxes, or null for an item that is no longer sold.',
      'Dollars à payer maintenant, sans les taxes, ou null pour un article qui n’est plus vendu.',
    ],
    beforePromoTax: ['Both taxes in dollars without the promo code.', 'Les deux taxes en dollars, sans le code promo.'],
    promoMessage: [
      'What the promo code does to this item, or null.',
      'Ce que le code promo change à cet article, ou null.',
    ],
    subscription_end: [
      'The day after the last week or month of a subscription, or null.',
      'Le lendemain de la dernière semaine ou du dernier mois d’un abonnement, ou null.',
    ],
    db_price: [
      'Dollars for the balance without the swipes, after its discount.',
      'Dollars pour le solde sans les passages, rabais déduit.',
    ],
    payments: [
      'Number of payments of a subscription, or of months of coffee, or null.',
      'Nombre de paiements d’un abonnement, ou de mois de café, ou null.',
    ],
    later_charge: [
      'What a subscription charges after today: amount in dollars with both taxes, on each bill date from the first to the last. Null when nothing is charged later.',
      'Ce qu’un abonnement prélève après aujourd’hui\u00a0: amount en dollars, taxes comprises, à chaque date de facturation de la première à la dernière. Null si rien n’est prélevé plus tard.',
    ],
    notices: [
      'What the buyer must know. An item that is withdrawn or below-minimum, or whose dates-passed, cannot be ordered.',
      'Ce que l’acheteur doit savoir. Un article withdrawn, below-minimum ou dates-passed ne peut pas être commandé.',
    ],
    withdrawn_reason: [
      'Why an item is withdrawn: nobody can buy it (not-sold), the answers exclude it, or it needs a meal plan in the cart (plan-required). Null for an item that is sold.',
      'Pourquoi un article est retiré\u00a0: personne ne peut l’acheter (not-sold), les réponses l’excluent (answers), ou il exige un forfait repas dans le panier (plan-required). Null pour un article vendu.',
    ],
    previous_due: [
      'Dollars that were due when the buyer saw the item last, if the start of its subscription has come since; otherwise null.',
      'Dollars qui étaient dus quand l’acheteur a vu l’article en dernier, si le début de son abonnement est arrivé depuis; sinon null.',
    ],
    previous_discount: [
      'The discount of the promo code that the buyer saw last, if staff have changed the code since; otherwise null.',
      'Le rabais du code promo que l’acheteur a vu en dernier, si l’équipe a changé le code depuis; sinon null.',
    ],
    previous_bonus: [
      'The bonus of the promo code that the buyer saw last, if staff have changed the code since; otherwise null.',
      'Le boni du code promo que l’acheteur a vu en dernier, si l’équipe a changé le code depuis; sinon null.',
    ],
    previous_price: [
      'The price that the buyer saw last, if staff have changed it since.',
      'Le prix que l’acheteur a vu en dernier, si l’équipe l’a changé depuis.',
    ],
    steps: [
      'The rules behind the price. Their amounts sum to the price with both taxes.',
      'Les règles derrière le prix. La somme de leurs montants est le prix avec les deux taxes.',
    ],
  }),
]
