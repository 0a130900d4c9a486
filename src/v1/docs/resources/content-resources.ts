import * as announcements from '@/contract/content/announcements'
import { microsite } from '@/contract/content/microsite'
import * as publications from '@/contract/content/publications'
import { surveyShape } from '@/contract/content/surveys'
import { resource } from './resource'

export const contentResources = [
  resource('Event', announcements.event, 'An event.', 'Un événement.'),
  resource('NewsItem', announcements.newsItem, 'A news item.', 'Une nouvelle.', {
    link_type: [
      'default: its own page. internal: a page of the site. external: another site.',
      'default\u00a0: sa propre page. internal\u00a0: une page du site. external\u00a0: un autre site.',
    ],
  }),
  resource('SpecialOffer', announcements.specialOffer, 'A special offer.', 'Une offre spéciale.'),
  resource(
    'Newsletter',
    publications.newsletter,
    'A newsletter. Its file is below /files/newsletters/.',
    'Une infolettre. Son fichier est sous /files/newsletters/.',
  ),
  resource('PhotoAlbum', publications.photoAlbum, 'A photo album.', 'Un album photo.'),
  resource('Photo', publications.photo, 'A photo below /files/images/.', 'Une photo sous /files/images/.', {
    width: ['Width in pixels, or null if unknown.', 'Largeur en pixels, ou null si elle est inconnue.'],
    height: ['Height in pixels, or null if unknown.', 'Hauteur en pixels, ou null si elle est inconnue.'],
  }),
  resource('BlogArticle', publications.article, 'An article of the dining blog.', 'Un article du blogue.'),
  resource('Meeting', publications.meeting, 'A meeting of the directors.', 'Une réunion de la direction.'),
  resource(
    'CateringFile',
    publications.cateringFile,
    'A file below /files/catering/.',
    'Un fichier sous /files/catering/.',
  ),
  resource('StaffMember', publications.staffMember, 'A member of the dining staff.', 'Un membre du personnel.'),
  resource('Microsite', microsite, 'The announcement of a new location.', 'L’annonce d’un nouveau point de service.', {
    days_until_open: [
      'Days on campus until the opening, 0 afterwards, or null without a date.',
      'Jours avant l’ouverture, 0 ensuite, ou null sans date.',
    ],
  }),
  resource('Survey', surveyShape, 'A poll with its results.', 'Un sondage et ses résultats.', {
    start: ['First day of publication, or null for no limit.', 'Premier jour de publication, ou null sans limite.'],
    end: ['Last day of publication, or null for no limit.', 'Dernier jour de publication, ou null sans limite.'],
  }),
]
