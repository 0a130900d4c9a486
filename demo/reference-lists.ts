import type { DemoReference, DemoReferenceLists } from './shapes/content-shape'

const entry = (value: string, en: string, fr: string): DemoReference => ({ value, name: { en, fr } })

/** The lists that all sites share, in display order. Spec: PUB-3.18. */
export const referenceLists: DemoReferenceLists = {
  cuisines: [
    entry('american', 'American', 'Américaine'),
    entry('barbecue', 'Barbecue', 'Barbecue'),
    entry('chinese', 'Chinese', 'Chinoise'),
    entry('french', 'French', 'Française'),
    entry('greek', 'Greek', 'Grecque'),
    entry('hamburger', 'Hamburger', 'Hamburgers'),
    entry('indian', 'Indian', 'Indienne'),
    entry('italian', 'Italian', 'Italienne'),
    entry('japanese', 'Japanese', 'Japonaise'),
    entry('mexican', 'Mexican', 'Mexicaine'),
    entry('pizza', 'Pizza', 'Pizza'),
    entry('seafood', 'Seafood', 'Fruits de mer'),
    entry('steak', 'Steak', 'Grillades'),
    entry('sushi', 'Sushi', 'Sushis'),
    entry('thai', 'Thai', 'Thaïlandaise'),
  ],
  paymentMethods: [
    entry('payWithCash', 'Cash', 'Argent comptant'),
    entry('payWithCc', 'Credit card', 'Carte de crédit'),
    entry('payWithDiningDollars', 'Dining dollars', 'Dollars-repas'),
    entry('payWithMealExchange', 'Meal exchange', 'Échange de repas'),
    entry('payWithMealSwipe', 'Meal swipe', 'Passage repas'),
    entry('payWithRetailSwipe', 'Retail swipe', 'Passage comptoir'),
    entry('payWithMealTrade', 'Meal trade', 'Troc de repas'),
    entry('payWithMealPlan', 'Meal plan', 'Forfait repas'),
    entry('payWithApplePay', 'Apple Pay', 'Apple Pay'),
    entry('payWithGooglePay', 'Google Pay', 'Google Pay'),
    entry('payWithSamsungPay', 'Samsung Pay', 'Samsung Pay'),
  ],
  locationFeatures: [
    entry('isDineIn', 'Dine in', 'Sur place'),
    entry('isMobile', 'Mobile ordering', 'Commande mobile'),
    entry('isMobileOnly', 'Mobile only', 'Commande mobile seulement'),
    entry('isTakeout', 'Takeout', 'Pour emporter'),
    entry('isTakeoutOnly', 'Takeout only', 'Pour emporter seulement'),
    entry('isDelivery', 'Delivery', 'Livraison'),
    entry('isDeliveryOnly', 'Delivery only', 'Livraison seulement'),
    entry('isOpenLate', 'Open late', 'Ouvert tard'),
    entry('hasDeliveryRobots', 'Delivery robots', 'Robots livreurs'),
    entry('hasFoodLockers', 'Food lockers', 'Casiers à repas'),
  ],
}
