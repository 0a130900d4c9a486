import type { Localized } from '@/domain/locale'

/** The meaning of keys that many resources share, with their units. A resource can describe a key differently. */
const descriptions: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  status: ['success. A refusal has error.', 'success. Un refus a error.'],
  request_time: ['Duration in seconds. Constant.', 'Durée en secondes. Constante.'],
  records: [
    'Number of records. Its meaning differs between calls: do not depend on it.',
    'Nombre d’enregistrements. Son sens varie d’un appel à l’autre\u00a0: ne vous y fiez pas.',
  ],
  id: ['ID of 24 hexadecimal digits.', 'Identifiant de 24 chiffres hexadécimaux.'],
  name: ['Name in the requested language.', 'Nom dans la langue demandée.'],
  slug: ['Name in the URL.', 'Nom dans l’URL.'],
  sort_order: [
    'Position, ascending. The array is already in this order.',
    'Position, en ordre croissant. Le tableau est déjà dans cet ordre.',
  ],
  allergen_filter: [
    'Whether the site and the location offer allergen filters.',
    'Indique si le site et le point de service offrent des filtres d’allergènes.',
  ],
  menu: ['The menu of the date.', 'Le menu de la date.'],
  periods: ['Periods in serving order.', 'Périodes dans l’ordre du service.'],
  categories: ['Categories in serving order.', 'Catégories dans l’ordre du service.'],
  items: ['Dishes in serving order.', 'Plats dans l’ordre du service.'],
  stations: ['Stations in serving order.', 'Stations dans l’ordre du service.'],
  closed: ['true on a day without service.', 'true un jour sans service.'],
  date: ['Date on campus, YYYY-MM-DD.', 'Date sur le campus, AAAA-MM-JJ.'],
  from_date: ['Always null.', 'Toujours null.'],
  to_date: ['Always null.', 'Toujours null.'],
  mrn: [
    'Number of the recipe: a positive integer that stays the same.',
    'Numéro de la recette\u00a0: un entier positif qui ne change pas.',
  ],
  rev: [
    'Revision of the recipe. It is also at the end of mrn_full.',
    'Révision de la recette. Elle est aussi à la fin de mrn_full.',
  ],
  mrn_full: [
    'Number and revision of the recipe, such as "4711.2".',
    'Numéro et révision de la recette, par exemple «\u00a04711.2\u00a0».',
  ],
  desc: [
    'Description, or null. That of a dish which is sold out begins with "Sold out."',
    'Description, ou null. Celle d’un plat épuisé commence par «\u00a0Épuisé.\u00a0»',
  ],
  webtrition_id: ['Always null.', 'Toujours null.'],
  qty: ['Always null.', 'Toujours null.'],
  portion: [
    'Size of a portion, such as "1 cup". Empty if unknown.',
    'Grosseur d’une portion, par exemple «\u00a01 tasse\u00a0». Vide si elle est inconnue.',
  ],
  ingredients: [
    'Ingredients, separated by commas. Empty if unknown, which does not mean that there are none.',
    'Ingrédients, séparés par des virgules. Vide s’ils sont inconnus, ce qui ne veut pas dire qu’il n’y en a aucun.',
  ],
  nutrients: ['Amounts per portion, in a fixed order.', 'Quantités par portion, dans un ordre fixe.'],
  filters: [
    'Allergens and dietary labels. Read it together with allergens.',
    'Allergènes et étiquettes alimentaires. À lire avec allergens.',
  ],
  custom_allergens: ['Other allergens in words.', 'Autres allergènes, en toutes lettres.'],
  allergens: [
    'declared, or not_declared: then the dish may contain any allergen, even if filters lists none.',
    'declared, ou not_declared\u00a0: le plat peut alors contenir n’importe quel allergène, même si filters n’en indique aucun.',
  ],
  uom: ['Unit: kcal, g, mg, IU or RE.', 'Unité\u00a0: kcal, g, mg, IU (UI) ou RE (ER).'],
  icon: ['Whether there is an icon.', 'Indique s’il y a une icône.'],
  custom_icons: ['Always empty.', 'Toujours vide.'],
  open: ['Whether the location is open now.', 'Indique si le point de service est ouvert maintenant.'],
  active: ['Whether it is in service.', 'Indique s’il est en service.'],
  occupancy: [
    'How busy it is: low, medium or high; na if unknown.',
    'Achalandage\u00a0: low (faible), medium (moyen) ou high (élevé); na s’il est inconnu.',
  ],
  address: [
    'Address, or null if unknown or not requested.',
    'Adresse, ou null si elle est inconnue ou n’a pas été demandée.',
  ],
  next_change_at: [
    'When it opens or closes next, ISO 8601 with the offset of the campus; null if unknown.',
    'Prochaine ouverture ou fermeture, en ISO 8601 avec le décalage du campus; null si elle est inconnue.',
  ],
  building_id: ['ID of the building; empty outside buildings.', 'Identifiant du bâtiment; vide hors bâtiment.'],
  is_building: ['Whether this row is a building.', 'Indique si cette ligne est un bâtiment.'],
  week: ['Seven days from Sunday to Saturday.', 'Sept jours, du dimanche au samedi.'],
  day: ['Weekday from 0 (Sunday) to 6 (Saturday).', 'Jour de la semaine, de 0 (dimanche) à 6 (samedi).'],
  has_special_hours: [
    'Whether special hours replace the usual ones.',
    'Indique si des heures spéciales remplacent les heures habituelles.',
  ],
  start_hour: ['Hour from 0 to 23.', 'Heure, de 0 à 23.'],
  start_minutes: ['Minute from 0 to 59.', 'Minute, de 0 à 59.'],
  end_hour: ['Hour from 0 to 23.', 'Heure, de 0 à 23.'],
  end_minutes: ['Minute from 0 to 59.', 'Minute, de 0 à 59.'],
  open_late: ['Whether it is open late.', 'Indique s’il est ouvert tard.'],
  created_at: ['When it was created, ISO 8601 with an offset.', 'Date de création, en ISO 8601 avec un décalage.'],
  show_menus: ['Whether the menu page shows its menus.', 'Indique si la page du menu montre ses menus.'],
  lat: ['Latitude in degrees, or null.', 'Latitude en degrés, ou null.'],
  lon: ['Longitude in degrees, or null.', 'Longitude en degrés, ou null.'],
  coordinates: ['[longitude, latitude] in degrees.', '[longitude, latitude] en degrés.'],
  manual_coords: ['[latitude, longitude] in degrees, or empty.', '[latitude, longitude] en degrés, ou vide.'],
  gmt: ['Offset from UTC in hours, without daylight saving time.', 'Décalage avec UTC en heures, sans l’heure d’été.'],
  gmt_offset: ['Current offset from UTC in hours.', 'Décalage actuel avec UTC en heures.'],
  phone: ['Phone number, or null.', 'Numéro de téléphone, ou null.'],
  title: ['Title in the requested language.', 'Titre dans la langue demandée.'],
  description: ['HTML without scripts, or null.', 'HTML sans scripts, ou null.'],
  body: ['HTML without scripts, or null.', 'HTML sans scripts, ou null.'],
  brief: ['Summary, or null.', 'Résumé, ou null.'],
  start: [
    'Start, ISO 8601 with the offset of the campus; null for no limit.',
    'Début, en ISO 8601 avec le décalage du campus; null sans limite.',
  ],
  end: [
    'End, ISO 8601 with the offset of the campus; null for no limit.',
    'Fin, en ISO 8601 avec le décalage du campus; null sans limite.',
  ],
  start_date: ['First day, YYYY-MM-DD; null for no limit.', 'Premier jour, AAAA-MM-JJ; null sans limite.'],
  end_date: ['Last day, YYYY-MM-DD; null for no limit.', 'Dernier jour, AAAA-MM-JJ; null sans limite.'],
  picture: ['Picture, or null.', 'Image, ou null.'],
  file_name: ['File name.', 'Nom du fichier.'],
  file_size: ['Size in bytes, or null if unknown.', 'Taille en octets, ou null si elle est inconnue.'],
  file_width: ['Width in pixels, or null if unknown.', 'Largeur en pixels, ou null si elle est inconnue.'],
  file_height: ['Height in pixels, or null if unknown.', 'Hauteur en pixels, ou null si elle est inconnue.'],
  alt: [
    'Text alternative, or null for a decorative picture.',
    'Texte de remplacement, ou null pour une image décorative.',
  ],
  translations: [
    'Texts in each language, null where untranslated.',
    'Textes dans chaque langue, null sans traduction.',
  ],
  terms: [
    'The texts that an order may have to accept, in their order. Those that this order needs are listed when it is refused.',
    'Les textes qu’une commande peut devoir accepter, dans leur ordre. Ceux dont une commande a besoin sont listés quand elle est refusée.',
  ],
  terms_version: [
    'Names exactly these terms: an order sends it back with terms=true. Null without any.',
    'Désigne exactement ces conditions\u00a0: une commande le renvoie avec terms=true. Null s’il n’y en a pas.',
  ],
  votes: ['Number of votes.', 'Nombre de votes.'],
  percentage: ['Share of the votes, 0 to 100.', 'Part des votes, de 0 à 100.'],
  total_votes: ['Number of votes for all choices.', 'Nombre de votes pour tous les choix.'],
  local_date: ['Today on campus, YYYY-MM-DD.', 'Aujourd’hui sur le campus, AAAA-MM-JJ.'],
  msg: ['A sentence for the visitor.', 'Une phrase pour le visiteur.'],
}

const localized: Readonly<Record<string, Localized>> = Object.fromEntries(
  Object.entries(descriptions).map(([key, [en, fr]]) => [key, { en, fr }]),
)

/** The description of a key that several resources have; null when there is none. */
export const describeKey = (key: string): Localized | null =>
  Object.hasOwn(localized, key) ? (localized[key] ?? null) : null
