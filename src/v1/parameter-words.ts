import type { Locale, Localized } from '@/domain/locale'

/** What a parameter of v1 is, wherever it is taken. Spec: PUB-7.3, V1-1.9, V1-1.15. */
const parameterWords: Readonly<Record<string, Localized>> = {
  customer_id: {
    en: 'The customer’s id; the session says who asks, and anybody else’s id is refused (403).',
    fr: 'L’identifiant du client ; la session dit qui demande, et l’identifiant d’une autre personne est refusé (403).',
  },
  email: { en: 'E-mail.', fr: 'Courriel.' },
  password: {
    en: 'Password; a new one has 8 characters or more, with a lower-case letter, a capital, a digit and one of !@#$%^&*.',
    fr: 'Mot de passe ; un nouveau compte au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et l’un de !@#$%^&*.',
  },
  confirm_password: { en: 'The new password once more.', fr: 'Le nouveau mot de passe, une seconde fois.' },
  first_name: { en: 'First name.', fr: 'Prénom.' },
  last_name: { en: 'Last name.', fr: 'Nom de famille.' },
  student_id: {
    en: 'Student ID: letters, digits and spaces.',
    fr: 'Numéro étudiant\u00a0: lettres, chiffres et espaces.',
  },
  phone: { en: 'Phone number of ten digits.', fr: 'Numéro de téléphone à dix chiffres.' },
  mobile: { en: 'Mobile number of ten digits.', fr: 'Numéro de cellulaire à dix chiffres.' },
  address: { en: 'Street and number.', fr: 'Numéro et rue.' },
  city: { en: 'City.', fr: 'Ville.' },
  province: { en: 'Province, by its two letters or its name.', fr: 'Province, par ses deux lettres ou son nom.' },
  postal_code: { en: 'Canadian postal code.', fr: 'Code postal canadien.' },
  opt_in: { en: 'true or 1 for news and offers.', fr: 'true ou 1 pour recevoir des nouvelles et des offres.' },
  notify_by_text: {
    en: 'true or 1 to be notified by text message; the profile needs a phone number.',
    fr: 'true ou 1 pour être avisé par message texte\u00a0; le profil doit avoir un numéro de téléphone.',
  },
  allergens: {
    en: 'With commas between: in a profile the ids of allergens, in a form Milk, Soy, Wheat, Egg, Fish, Shellfish, Peanuts, Tree Nuts, Gluten, Corn, Other.',
    fr: 'Séparés par des virgules\u00a0: dans un profil, les identifiants d’allergènes; dans un formulaire, Milk, Soy, Wheat, Egg, Fish, Shellfish, Peanuts, Tree Nuts, Gluten, Corn, Other.',
  },
  custom_allergens: {
    en: 'Other allergens in words, with commas between.',
    fr: 'Autres allergènes, en mots, séparés par des virgules.',
  },
  contact_name: {
    en: 'Whom to call in an emergency: letters, digits and spaces. It needs contact_number.',
    fr: 'Qui appeler en cas d’urgence\u00a0: lettres, chiffres et espaces. Demande contact_number.',
  },
  contact_number: {
    en: 'Their phone number of ten digits. It needs contact_name.',
    fr: 'Son numéro de téléphone à dix chiffres. Demande contact_name.',
  },
  carries_epinephrine: {
    en: 'true or 1 for somebody who carries epinephrine.',
    fr: 'true ou 1 pour quelqu’un qui a de l’épinéphrine sur soi.',
  },
  food_insecurity: {
    en: 'true or 1 for somebody who lacks food.',
    fr: 'true ou 1 pour quelqu’un qui manque de nourriture.',
  },
  subscription_id: {
    en: 'The id of one’s own subscription.',
    fr: 'L’identifiant de son propre abonnement.',
  },
  public_key: { en: 'The key at the end of the link in the letter.', fr: 'La clé à la fin du lien dans la lettre.' },
  locale: {
    en: 'Language of the answer: en or fr, with or without a country (fr-ca, fr-us), in any case. Missing: the cookie l1, then English.',
    fr: 'Langue de la réponse\u00a0: en ou fr, avec ou sans pays (fr-ca, fr-us), en majuscules ou non. Absente\u00a0: le témoin l1, puis l’anglais.',
  },
  site_id: { en: 'The site’s id, from sites/public.', fr: 'L’identifiant du site, tiré de sites/public.' },
  slug: {
    en: 'The word that names it in an address; capitals make no difference.',
    fr: 'Le mot qui le désigne dans une adresse\u00a0; les majuscules ne comptent pas.',
  },
  id: { en: 'Its id: 24 hexadecimal digits.', fr: 'Son identifiant\u00a0: 24 chiffres hexadécimaux.' },
  event_id: {
    en: 'The event’s id, from events/public_list or balanced_u_events/public_list.',
    fr: 'L’identifiant de l’événement, tiré de events/public_list ou de balanced_u_events/public_list.',
  },
  news_id: {
    en: 'The news item’s id, from news/public_list.',
    fr: 'L’identifiant de la nouvelle, tiré de news/public_list.',
  },
  photo_album_id: {
    en: 'The album’s id, from photoalbums/pub_list.',
    fr: 'L’identifiant de l’album, tiré de photoalbums/pub_list.',
  },
  location_id: {
    en: 'The location’s id, from locations/all_locations.',
    fr: 'L’identifiant du point de service, tiré de locations/all_locations.',
  },
  periodId: {
    en: 'The period’s id, the same from day to day. Unknown or empty: the day’s first period.',
    fr: 'L’identifiant de la période, le même d’un jour à l’autre. Inconnu ou vide\u00a0: la première période du jour.',
  },
  period_name: {
    en: 'The period’s name, where no id is given.',
    fr: 'Le nom de la période, si aucun identifiant n’est donné.',
  },
  date: {
    en: 'A campus date: 2031-02-03, 2031-2-3, 20310203, 31-02-03, or a timestamp, which is moved to the campus’s zone where it names an offset. Missing: today.',
    fr: 'Une date du campus\u00a0: 2031-02-03, 2031-2-3, 20310203, 31-02-03, ou un horodatage, ramené au fuseau du campus s’il indique un décalage. Absente\u00a0: aujourd’hui.',
  },
  timestamp: {
    en: 'A campus date, in any form that date takes. Missing: today.',
    fr: 'Une date du campus, dans toute forme que prend date. Absente\u00a0: aujourd’hui.',
  },
  platform: {
    en: 'The kind of client: 0, 1, 2 or nothing. The answer is the same for all.',
    fr: 'Le genre de client\u00a0: 0, 1, 2 ou rien. La réponse est la même pour tous.',
  },
  for_menus: {
    en: 'true: only the locations of the menu page.',
    fr: 'true\u00a0: seulement les points de service de la page du menu.',
  },
  for_map: {
    en: 'true: only the locations on the campus map.',
    fr: 'true\u00a0: seulement les points de service du plan du campus.',
  },
  for_locations_page: {
    en: 'true: each location also with its description, its picture, and its words in both languages.',
    fr: 'true\u00a0: chaque point de service aussi avec sa description, son image et ses textes dans les deux langues.',
  },
  for_profile: {
    en: 'Every row has what a customer’s profile needs: this changes nothing.',
    fr: 'Chaque ligne a ce qu’il faut au profil d’une cliente ou d’un client\u00a0: rien ne change.',
  },
  with_address: {
    en: 'true: each location with its address.',
    fr: 'true\u00a0: chaque point de service avec son adresse.',
  },
  with_buildings: {
    en: 'true: the buildings too, each with its locations.',
    fr: 'true\u00a0: les bâtiments aussi, chacun avec ses points de service.',
  },
  count: {
    en: 'At most so many, from 1 on. Anything else, or missing: all.',
    fr: 'Au plus ce nombre, à partir de 1. Toute autre valeur, ou absent\u00a0: tous.',
  },
  survey_id: {
    en: 'The poll’s id, from surveys/public_list.',
    fr: 'L’identifiant du sondage, tiré de surveys/public_list.',
  },
  choice: {
    en: 'The id of the choice. Its text, or its place counted from 0, means it too.',
    fr: 'L’identifiant du choix. Son texte, ou sa position comptée à partir de 0, le désigne aussi.',
  },
  tile_id: {
    en: 'The tile’s id, from sites/{slug}/info. Missing: every tile.',
    fr: 'L’identifiant de la tuile, tiré de sites/{slug}/info. Absent\u00a0: toutes les tuiles.',
  },
  name: { en: 'The person’s name.', fr: 'Le nom de la personne.' },
  location: {
    en: 'The name of a location, from locations/all_locations_feedback.',
    fr: 'Le nom d’un point de service, tiré de locations/all_locations_feedback.',
  },
  customer_residence: { en: 'On campus, Off campus or n/a.', fr: 'On campus, Off campus ou n/a.' },
  customer_type: {
    en: 'Who the person is to the campus, such as Resident student.',
    fr: 'Ce que la personne est pour le campus, par exemple Resident student.',
  },
  comments: { en: 'Anything else, up to 3,000 characters.', fr: 'Tout le reste, 3\u00a0000 caractères au plus.' },
  message: { en: 'The message, up to 3,000 characters.', fr: 'Le message, 3\u00a0000 caractères au plus.' },
  offers: { en: 'true: wants offers by e-mail.', fr: 'true\u00a0: veut des offres par courriel.' },
  birthday: { en: 'Month and day: 02/29. May be left out.', fr: 'Mois et jour\u00a0: 02/29. Peut manquer.' },
  website: {
    en: 'Leave it empty: it is there for machines that fill in everything. Whoever fills it in is thanked, and nothing is kept.',
    fr: 'À laisser vide\u00a0: il est là pour les machines qui remplissent tout. Qui le remplit est remercié, et rien n’est conservé.',
  },
  other_allergies: {
    en: 'Allergies beyond these, up to 1,000 characters.',
    fr: 'Les autres allergies, 1\u00a0000 caractères au plus.',
  },
  epipen: { en: 'true: has an auto-injector.', fr: 'true\u00a0: possède un auto-injecteur.' },
  celiac: { en: 'true: has celiac disease.', fr: 'true\u00a0: a la maladie cœliaque.' },
  gluten_intolerant: { en: 'true: does not tolerate gluten.', fr: 'true\u00a0: ne tolère pas le gluten.' },
  gf_diet: { en: 'true: eats gluten-free.', fr: 'true\u00a0: mange sans gluten.' },
  medical_diet: { en: 'true: follows a medical diet.', fr: 'true\u00a0: suit un régime médical.' },
  consent: {
    en: 'true: agrees that the dietitians read and keep this. Without it nothing is taken.',
    fr: 'true\u00a0: accepte que les diététistes lisent et conservent ces réponses. Sans quoi rien n’est reçu.',
  },
  additional_comments: {
    en: 'Anything else, up to 3,000 characters.',
    fr: 'Tout le reste, 3\u00a0000 caractères au plus.',
  },
  plan: { en: 'The person’s meal plan.', fr: 'Le forfait repas de la personne.' },
  pick_up: { en: 'When it is picked up.', fr: 'Le moment de la cueillette.' },
  entree: { en: 'Salad, Sandwich or Pizza.', fr: 'Salad, Sandwich ou Pizza.' },
  base: { en: 'The lettuce, pizza, bread, wrap or roll.', fr: 'La laitue, la pizza, le pain ou la tortilla.' },
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
    en: 'With commas between: Lettuce, Tomato, Onion, Pickles, Cucumbers, None.',
    fr: 'Séparées par des virgules\u00a0: Lettuce, Tomato, Onion, Pickles, Cucumbers, None.',
  },
  sides: { en: 'Side dishes, with commas between.', fr: 'Les accompagnements, séparés par des virgules.' },
  drink: { en: 'What to drink.', fr: 'La boisson.' },
}

/** What a parameter is for an endpoint: what it says itself, else what the word is everywhere. */
export const saidOf = (name: string, own: Readonly<Record<string, Localized>> | undefined, locale: Locale): string =>
  (own?.[name] ?? parameterWords[name])?.[locale] ?? ''
