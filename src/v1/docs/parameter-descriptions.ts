import type { Locale, Localized } from '@/domain/locale'

/** The description of each parameter, for every endpoint that takes it. Spec: PUB-7.3, V1-1.9, V1-1.15. */
const descriptions: Readonly<Record<string, Localized>> = {
  cookie: {
    en: 'Secret of the cart, as the cart calls answer it. The cookie of the browser counts first. Another value opens nothing: the answer has a new secret.',
    fr: 'Secret du panier, tel que les appels du panier le retournent. Le témoin du navigateur compte d’abord. Une autre valeur n’ouvre rien\u00a0: la réponse contient un nouveau secret.',
  },
  is_parent: {
    en: 'Whether a parent buys for a student.',
    fr: 'Indique si un parent achète pour un étudiant.',
  },
  number: { en: 'The same as card.number.', fr: 'Comme card.number.' },
  type: { en: 'The same as card.type.', fr: 'Comme card.type.' },
  expiration: { en: 'The same as card.expires.', fr: 'Comme card.expires.' },
  security_code: { en: 'The same as card.security_code.', fr: 'Comme card.security_code.' },
  customer_id: {
    en: 'Customer ID. It must be the ID of the logged-in customer; any other ID returns 403.',
    fr: 'Identifiant du client. Ce doit être celui du client connecté; tout autre identifiant retourne 403.',
  },
  customer_type_id: {
    en: 'ID of the customer type, an answer to the order form. Without it, the cart keeps its own.',
    fr: 'Identifiant du type de clientèle, une réponse au bon de commande. Sans lui, le panier garde le sien.',
  },
  customer_location_id: { en: 'ID of the buyer’s location.', fr: 'Identifiant du lieu de l’acheteur.' },
  customer_year_id: { en: 'ID of the buyer’s year of study.', fr: 'Identifiant de l’année d’études de l’acheteur.' },
  customer_term_id: { en: 'ID of the term.', fr: 'Identifiant de la session.' },
  type_id: { en: 'ID of the customer type.', fr: 'Identifiant du type de clientèle.' },
  year_id: { en: 'ID of the buyer’s year of study.', fr: 'Identifiant de l’année d’études de l’acheteur.' },
  term_id: { en: 'ID of the term.', fr: 'Identifiant de la session.' },
  item_type: {
    en: 'Meal plan, or Coffee subscription with the number of months in payments.',
    fr: 'Meal plan, ou Coffee subscription avec le nombre de mois dans payments.',
  },
  meal_plan: {
    en: 'ID of the meal plan, or an object with that id.',
    fr: 'Identifiant du forfait repas, ou un objet avec cet id.',
  },
  first_plan_date: {
    en: 'First day of a subscription, YYYY-MM-DD. Without it, the first possible start applies.',
    fr: 'Premier jour d’un abonnement, AAAA-MM-JJ. Sans cette date, le premier début possible s’applique.',
  },
  last_plan_date: {
    en: 'Last day of a subscription, seven days before its end, YYYY-MM-DD. Without it, the first possible end applies.',
    fr: 'Dernier jour d’un abonnement, sept jours avant sa fin, AAAA-MM-JJ. Sans cette date, la première fin possible s’applique.',
  },
  payments: {
    en: 'Months of a coffee subscription, 1 to 5.',
    fr: 'Mois d’un abonnement café, de 1 à 5.',
  },
  swipe_id: { en: 'ID of the option with the swipes.', fr: 'Identifiant du choix avec les passages.' },
  db_id: {
    en: 'ID of the declining balance, or of the option with the balance of a custom plan.',
    fr: 'Identifiant du solde prépayé, ou du choix avec le solde d’un forfait sur mesure.',
  },
  declining_balance_value: {
    en: 'Amount in dollars with at most two decimals, such as 150.00.',
    fr: 'Montant en dollars avec au plus deux décimales, comme 150.00.',
  },
  cart_item_id: { en: 'ID of an item of the cart.', fr: 'Identifiant d’un article du panier.' },
  item_id: {
    en: 'ID of the item with the promo code. A cart has one code at most.',
    fr: 'Identifiant de l’article avec le code promo. Un panier en a un au plus.',
  },
  promo_code: { en: 'Promo code. Case does not matter.', fr: 'Code promo, en majuscules ou en minuscules.' },
  email: { en: 'Email address.', fr: 'Adresse courriel.' },
  password: {
    en: 'Password. A new password needs at least 8 characters, with a lower-case letter, an upper-case letter, a digit and one of !@#$%^&*.',
    fr: 'Mot de passe. Un nouveau mot de passe compte au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et l’un de !@#$%^&*.',
  },
  confirm_password: { en: 'The new password again.', fr: 'Le nouveau mot de passe, une seconde fois.' },
  confirm_email: { en: 'The email address again.', fr: 'L’adresse courriel, une seconde fois.' },
  first_name: { en: 'First name.', fr: 'Prénom.' },
  last_name: { en: 'Last name.', fr: 'Nom de famille.' },
  student_id: {
    en: 'Student ID. In an account, it has letters, digits and spaces only.',
    fr: 'Numéro étudiant. Dans un compte, il se limite aux lettres, aux chiffres et aux espaces.',
  },
  phone: { en: 'Phone number of 10 digits.', fr: 'Numéro de téléphone à 10 chiffres.' },
  mobile: { en: 'Mobile number of 10 digits.', fr: 'Numéro de cellulaire à 10 chiffres.' },
  address: { en: 'Street number and name.', fr: 'Numéro et rue.' },
  city: { en: 'City.', fr: 'Ville.' },
  province: {
    en: 'Canadian province or territory: its two-letter code or its name.',
    fr: 'Province ou territoire du Canada\u00a0: code de deux lettres ou nom.',
  },
  postal_code: { en: 'Canadian postal code.', fr: 'Code postal canadien.' },
  phone_number: { en: 'The same as phone.', fr: 'Comme phone.' },
  state: { en: 'The same as province.', fr: 'Comme province.' },
  zip_code: { en: 'The same as postal_code.', fr: 'Comme postal_code.' },
  barcode_id: { en: 'Number of the campus card.', fr: 'Numéro de la carte de campus.' },
  seen_texts: {
    en: 'The SHA-256 digests of the privacy policy and the terms of use that the form has shown, separated by commas. The call is refused when one has changed since.',
    fr: 'Les empreintes SHA-256 de la politique de confidentialité et des conditions d’utilisation que le formulaire a affichées, séparées par des virgules. L’appel est refusé quand l’une a changé depuis.',
  },
  opt_in: { en: 'true or 1 to receive news and offers.', fr: 'true ou 1 pour recevoir des nouvelles et des offres.' },
  notify_by_text: {
    en: 'true or 1 to receive text messages. The profile needs a phone number.',
    fr: 'true ou 1 pour recevoir des messages texte. Le profil doit contenir un numéro de téléphone.',
  },
  allergens: {
    en: 'A list. In a profile: IDs of allergens, or their names in either language. In a form: Milk, Soy, Wheat, Egg, Fish, Shellfish, Peanuts, Tree Nuts, Gluten, Corn, Other.',
    fr: 'Une liste. Dans un profil\u00a0: des identifiants d’allergènes, ou leurs noms dans l’une des langues. Dans un formulaire\u00a0: Milk, Soy, Wheat, Egg, Fish, Shellfish, Peanuts, Tree Nuts, Gluten, Corn, Other.',
  },
  custom_allergens: {
    en: 'Other allergens as free text, separated by commas.',
    fr: 'Autres allergènes en texte libre, séparés par des virgules.',
  },
  contact_name: {
    en: 'Name of the emergency contact. Requires contact_number.',
    fr: 'Nom de la personne à joindre en cas d’urgence. Exige contact_number.',
  },
  contact_number: {
    en: 'Phone number of the emergency contact, 10 digits. Requires contact_name.',
    fr: 'Numéro de téléphone de la personne à joindre en cas d’urgence, 10 chiffres. Exige contact_name.',
  },
  carries_epinephrine: {
    en: 'true or 1 if the person carries epinephrine.',
    fr: 'true ou 1 si la personne a de l’épinéphrine sur elle.',
  },
  dishes: {
    en: 'IDs of dishes, separated by commas. Only these are searched for other allergens. A request has room for 600; send more in further requests.',
    fr: 'Identifiants de plats, séparés par des virgules. Les autres allergènes ne sont cherchés que dans ceux-ci. Une requête peut en contenir 600; envoyez les autres dans d’autres requêtes.',
  },
  kind: { en: 'dish or location.', fr: 'dish (plat) ou location (point de service).' },
  target_id: { en: 'ID of the dish or of the location.', fr: 'Identifiant du plat ou du point de service.' },
  wanted: {
    en: 'true or 1 to get the email, false to stop it.',
    fr: 'true ou 1 pour recevoir le courriel, false pour l’arrêter.',
  },
  food_insecurity: {
    en: 'true or 1 if the customer experiences food insecurity.',
    fr: 'true ou 1 si le client vit de l’insécurité alimentaire.',
  },
  subscription_id: {
    en: 'ID of a subscription of the logged-in customer.',
    fr: 'Identifiant d’un abonnement du client connecté.',
  },
  reservation_id: {
    en: 'ID of a reservation of the logged-in customer.',
    fr: 'Identifiant d’une réservation du client connecté.',
  },
  wait_id: {
    en: 'ID of a place on a waiting list, from customer/reservations.',
    fr: 'Identifiant d’une inscription à une liste d’attente, tiré de customer/reservations.',
  },
  hour: { en: 'Hour on the campus’s clock, 0 to 23.', fr: 'Heure à l’horloge du campus, de 0 à 23.' },
  minute: { en: 'Minute, 0 to 59.', fr: 'Minute, de 0 à 59.' },
  friends: {
    en: 'Number of guests besides the customer. None if it is missing.',
    fr: 'Nombre de personnes en plus du client. Aucune s’il est absent.',
  },
  session_id: {
    en: 'ID of a session of the logged-in customer. IDs of other sessions change nothing.',
    fr: 'Identifiant d’une session du client connecté. Celui d’une autre session ne change rien.',
  },
  current_password: {
    en: 'Current password. After ten wrong ones from one network, the response is 429.',
    fr: 'Mot de passe actuel. Après dix mots de passe erronés d’un même réseau, la réponse est 429.',
  },
  public_key: {
    en: 'Key at the end of the link in the email.',
    fr: 'Clé à la fin du lien dans le courriel.',
  },
  locale: {
    en: 'Language of the texts: en or fr, in any letter case, optionally with -us or -ca (fr-ca). If missing or unknown, the cookie l1 decides, then the site, whose first language is English unless staff choose another one. A site in one language answers in that language.',
    fr: 'Langue des textes\u00a0: en ou fr, en majuscules ou en minuscules, avec -us ou -ca au besoin (fr-ca). Si la valeur est absente ou inconnue, le témoin l1 décide, puis le site, dont la première langue est l’anglais à moins que le personnel n’en choisisse une autre. Un site dans une seule langue répond dans cette langue.',
  },
  site_id: { en: 'Site ID, from sites/public.', fr: 'Identifiant du site, tiré de sites/public.' },
  slug: {
    en: 'Slug: the name in the URL. Letter case does not matter.',
    fr: 'Slug\u00a0: le nom dans l’URL. Les majuscules ne comptent pas.',
  },
  id: { en: 'ID of 24 hexadecimal digits.', fr: 'Identifiant de 24 chiffres hexadécimaux.' },
  event_id: {
    en: 'Event ID, from events/public_list or balanced_u_events/public_list.',
    fr: 'Identifiant de l’événement, tiré de events/public_list ou de balanced_u_events/public_list.',
  },
  news_id: { en: 'News item ID, from news/public_list.', fr: 'Identifiant de la nouvelle, tiré de news/public_list.' },
  photo_album_id: {
    en: 'Photo album ID, from photoalbums/pub_list.',
    fr: 'Identifiant de l’album photo, tiré de photoalbums/pub_list.',
  },
  location_id: {
    en: 'Location ID, from locations/all_locations.',
    fr: 'Identifiant du point de service, tiré de locations/all_locations.',
  },
  periodId: {
    en: 'Period ID. It stays the same from day to day. An unknown or empty ID returns the first period of the day.',
    fr: 'Identifiant de la période. Il reste le même d’un jour à l’autre. Un identifiant inconnu ou vide retourne la première période du jour.',
  },
  period_name: {
    en: 'Period name in English or French, used only if there is no period ID.',
    fr: 'Nom de la période en anglais ou en français, utilisé seulement en l’absence d’identifiant.',
  },
  date: {
    en: 'Date on campus: 2031-02-03, 2031-2-3, 20310203, 31-02-03 or a timestamp. A timestamp with an offset is converted to the campus time zone. Default: today.',
    fr: 'Date sur le campus\u00a0: 2031-02-03, 2031-2-3, 20310203, 31-02-03 ou un horodatage. Un horodatage avec décalage est converti au fuseau horaire du campus. Par défaut\u00a0: aujourd’hui.',
  },
  timestamp: {
    en: 'Date on campus, in any format of date. Default: today.',
    fr: 'Date sur le campus, dans tout format de date. Par défaut\u00a0: aujourd’hui.',
  },
  sector: {
    en: 'Code of a sector, as staff entered it, such as higher-education. Default: all sites.',
    fr: 'Code d’un secteur, comme le personnel l’a saisi, par exemple higher-education. Par défaut\u00a0: tous les sites.',
  },
  platform: {
    en: 'Kind of client: 0, 1, 2 or empty. It does not change the response.',
    fr: 'Type de client\u00a0: 0, 1, 2 ou vide. Il ne change pas la réponse.',
  },
  for_menus: {
    en: 'true or 1 to list only the locations of the menu page.',
    fr: 'true ou 1 pour obtenir seulement les points de service de la page du menu.',
  },
  for_map: {
    en: 'true or 1 to list only the locations on the campus map.',
    fr: 'true ou 1 pour obtenir seulement les points de service du plan du campus.',
  },
  for_locations_page: {
    en: 'true or 1 to add description, image and translations to each location.',
    fr: 'true ou 1 pour ajouter description, image et traductions à chaque point de service.',
  },
  for_profile: {
    en: 'Accepted for older clients. It does not change the response.',
    fr: 'Accepté pour les anciens clients. Il ne change pas la réponse.',
  },
  with_address: {
    en: 'true or 1 to add the address to each location. Otherwise address is null.',
    fr: 'true ou 1 pour ajouter l’adresse à chaque point de service. Sinon, address est null.',
  },
  with_buildings: {
    en: 'true or 1 to list buildings too, each with its locations.',
    fr: 'true ou 1 pour obtenir aussi les bâtiments, chacun avec ses points de service.',
  },
  count: {
    en: 'Maximum number of polls, 1 or more. Any other value returns all of them.',
    fr: 'Nombre maximal de sondages, 1 ou plus. Toute autre valeur les retourne tous.',
  },
  survey_id: { en: 'Poll ID, from surveys/public_list.', fr: 'Identifiant du sondage, tiré de surveys/public_list.' },
  choice: {
    en: 'Choice ID. The text of the choice or its position, counted from 0, also works.',
    fr: 'Identifiant du choix. Le texte du choix ou sa position, comptée à partir de 0, convient aussi.',
  },
  tile_id: {
    en: 'Tile ID, from sites/{slug}/info. Without it, every tile is returned.',
    fr: 'Identifiant de la tuile, tiré de sites/{slug}/info. Sans lui, toutes les tuiles sont retournées.',
  },
  name: { en: 'Full name.', fr: 'Nom complet.' },
  location: {
    en: 'Name of a location, from locations/all_locations_feedback.',
    fr: 'Nom d’un point de service, tiré de locations/all_locations_feedback.',
  },
  customer_residence: { en: 'On campus, Off campus or n/a.', fr: 'On campus, Off campus ou n/a.' },
  customer_type: {
    en: 'Relation to the campus, such as Resident student.',
    fr: 'Lien avec le campus, par exemple Resident student.',
  },
  comments: { en: 'Comments, up to 3,000 characters.', fr: 'Commentaires, 3\u00a0000 caractères au plus.' },
  message: { en: 'Message, up to 3,000 characters.', fr: 'Message, 3\u00a0000 caractères au plus.' },
  offers: { en: 'true or 1 to receive offers by email.', fr: 'true ou 1 pour recevoir des offres par courriel.' },
  birthday: { en: 'Month and day, such as 02/29. Optional.', fr: 'Mois et jour, par exemple 02/29. Facultatif.' },
  captcha: {
    en: 'Solution of a challenge from feedback/captcha, as altcha encodes it. Only for sites that ask for one; others ignore it.',
    fr: 'Solution d’un défi de feedback/captcha, codée comme le fait altcha. Seulement pour les sites qui en demandent une; les autres l’ignorent.',
  },
  website: {
    en: 'Leave empty. The field is a trap for spam programs: a form that fills it in is discarded without an error.',
    fr: 'Laissez vide. Ce champ est un piège à pourriels\u00a0: un formulaire qui le remplit est ignoré sans erreur.',
  },
  other_allergies: {
    en: 'Other allergies, up to 1,000 characters.',
    fr: 'Autres allergies, 1\u00a0000 caractères au plus.',
  },
  epipen: {
    en: 'true or 1 if the person has an auto-injector.',
    fr: 'true ou 1 si la personne possède un auto-injecteur.',
  },
  celiac: { en: 'true or 1 if the person has celiac disease.', fr: 'true ou 1 si la personne a la maladie cœliaque.' },
  gluten_intolerant: {
    en: 'true or 1 if the person does not tolerate gluten.',
    fr: 'true ou 1 si la personne ne tolère pas le gluten.',
  },
  gf_diet: { en: 'true or 1 if the person eats gluten-free.', fr: 'true ou 1 si la personne mange sans gluten.' },
  medical_diet: {
    en: 'true or 1 if the person follows a medical diet.',
    fr: 'true ou 1 si la personne suit un régime médical.',
  },
  consent: {
    en: 'true or 1 to let the dietitians read and keep this form. Without consent, the form is refused.',
    fr: 'true ou 1 pour permettre aux diététistes de lire et de conserver ce formulaire. Sans consentement, le formulaire est refusé.',
  },
  additional_comments: {
    en: 'Additional comments, up to 3,000 characters.',
    fr: 'Autres commentaires, 3\u00a0000 caractères au plus.',
  },
  plan: { en: 'Meal plan of the person.', fr: 'Forfait repas de la personne.' },
  pick_up: { en: 'Pickup time.', fr: 'Moment de la cueillette.' },
  entree: { en: 'Salad, Sandwich or Pizza.', fr: 'Salad, Sandwich ou Pizza.' },
  base: { en: 'Lettuce, pizza, bread, wrap or roll.', fr: 'Laitue, pizza, pain ou tortilla.' },
  protein: {
    en: 'Turkey, Ham, Roast Beef, Salami, Chicken Salad, Tuna Salad, Hummus or None.',
    fr: 'Turkey, Ham, Roast Beef, Salami, Chicken Salad, Tuna Salad, Hummus ou None.',
  },
  cheese: {
    en: 'American, Provolone, Cheddar, Swiss, Pepperjack or None.',
    fr: 'American, Provolone, Cheddar, Swiss, Pepperjack ou None.',
  },
  dressing_sauce: {
    en: 'Yellow Mustard, Honey Dijon, Mayo, Italian, Ranch, Caesar, Balsamic, Oil & Vinegar or None.',
    fr: 'Yellow Mustard, Honey Dijon, Mayo, Italian, Ranch, Caesar, Balsamic, Oil & Vinegar ou None.',
  },
  addons: {
    en: 'Comma-separated list of Lettuce, Tomato, Onion, Pickles, Cucumbers, None.',
    fr: 'Liste séparée par des virgules\u00a0: Lettuce, Tomato, Onion, Pickles, Cucumbers, None.',
  },
  sides: { en: 'Comma-separated list of side dishes.', fr: 'Liste d’accompagnements séparée par des virgules.' },
  drink: { en: 'Drink.', fr: 'Boisson.' },
}

/** Parameters that begin with it are those of the student for whom a parent buys. */
const ofStudent = 'student_'

/** The description of a parameter: the endpoint's own one if it has one, otherwise the shared one. Empty for an unknown parameter. */
export const describeParameter = (
  name: string,
  own: Readonly<Record<string, Localized>> | undefined,
  locale: Locale,
): string => {
  const text = (own?.[name] ?? descriptions[name])?.[locale] ?? ''
  if (text || !name.startsWith(ofStudent)) return text
  const shared = descriptions[name.slice(ofStudent.length)]?.[locale] ?? ''
  return {
    en: `When a parent buys, of the student. ${shared}`,
    fr: `Quand un parent achète, de l’étudiant. ${shared}`,
  }[locale]
}
