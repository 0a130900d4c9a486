import type { Localized } from '@/domain/locale'

/** What a parameter of v1 is, wherever it is taken. Spec: PUB-7.3, V1-1.9, V1-1.15. */
export const parameterWords: Readonly<Record<string, Localized>> = {
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
  tile_id: {
    en: 'One tile’s id. Missing: all tiles.',
    fr: 'L’identifiant d’une tuile. Absent\u00a0: toutes les tuiles.',
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
}
