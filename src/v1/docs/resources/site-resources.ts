import { customer } from '@/contract/account/customers'
import { plan } from '@/contract/shop/plans'
import { pictureShape } from '@/contract/site/picture'
import * as sections from '@/contract/site/sections'
import * as site from '@/contract/site/site'
import { listedSite } from '@/contract/site/sites'
import { tileContent } from '@/contract/site/tiles'
import { resource } from './resource'

export const siteResources = [
  resource(
    'Site',
    site.siteShape,
    'A site with its settings, sections and home page.',
    'Un site avec ses réglages, ses sections et sa page d’accueil.',
  ),
  resource('ListedSite', listedSite, 'A site in a list.', 'Un site dans une liste.'),
  resource(
    'Section',
    sections.sectionShape,
    'A section with the content of its page.',
    'Une section avec le contenu de sa page.',
  ),
  resource(
    'ListedSection',
    sections.listedSectionShape,
    'A section in the navigation.',
    'Une section de la navigation.',
  ),
  resource('SectionNode', sections.node, 'A page below a section.', 'Une page d’une section.'),
  resource('Banner', sections.banner, 'The picture at the top of a section.', 'L’image en tête d’une section.'),
  resource('HomepageAlert', site.alert, 'A notice on every page.', 'Un avis sur toutes les pages.'),
  resource('HomepageImage', site.homepageImage, 'A picture of the carousel.', 'Une image du carrousel.'),
  resource('Tile', site.tileShape, 'A tile of the home page.', 'Une tuile de la page d’accueil.'),
  resource(
    'TileContent',
    tileContent,
    'A tile with the news item that it links to.',
    'Une tuile avec la nouvelle vers laquelle elle mène.',
  ),
  resource('Popup', site.popup, 'A message over the home page.', 'Un message par-dessus la page d’accueil.'),
  resource('Picture', pictureShape, 'A picture below /files/images/.', 'Une image sous /files/images/.', {
    width: ['Width in pixels, or null if unknown.', 'Largeur en pixels, ou null si elle est inconnue.'],
    height: ['Height in pixels, or null if unknown.', 'Hauteur en pixels, ou null si elle est inconnue.'],
  }),
  resource('MealPlan', plan, 'A meal plan.', 'Un forfait repas.', {
    promoBonus: [
      'Dollars that a promo code adds to the plan, as staff entered them, or null. Carts calculate the bonus from the code.',
      'Dollars qu’un code promo ajoute au forfait, selon la saisie de l’équipe, ou null. Les paniers calculent le boni à partir du code.',
    ],
    promo_track_only: [
      'Whether promo codes are recorded on this plan without an effect on its price.',
      'Indique si les codes promo sont seulement enregistrés pour ce forfait, sans effet sur son prix.',
    ],
    price: [
      'Price in dollars, such as 489.95, or null if the site hides prices.',
      'Prix en dollars, par exemple 489.95, ou null si le site cache les prix.',
    ],
    tax: ['Tax in dollars, or null if the site hides prices.', 'Taxe en dollars, ou null si le site cache les prix.'],
    payments: [
      'Number of payments, or null if it is paid at once.',
      'Nombre de versements, ou null si le paiement est unique.',
    ],
  }),
  resource(
    'Customer',
    customer,
    'The account of the logged-in customer, without health data.',
    'Le compte du client connecté, sans données de santé.',
  ),
]
