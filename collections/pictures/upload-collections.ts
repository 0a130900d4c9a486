import { pictureUpload } from '@collections/pictures/processing/picture-upload'
import { bilingual } from '@collections/labels'
import { documentUpload } from './processing/document-upload'

export const images = pictureUpload({
  kind: 'images',
  singular: bilingual('Picture', 'Image'),
  plural: bilingual('Pictures', 'Images'),
  maxWidth: 1600,
})

export const locationImages = pictureUpload({
  kind: 'location',
  singular: bilingual('Location picture', 'Image de point de service'),
  plural: bilingual('Location pictures', 'Images de points de service'),
  maxWidth: 1200,
})

export const eventImages = pictureUpload({
  kind: 'event',
  singular: bilingual('Event picture', 'Image d’événement'),
  plural: bilingual('Event pictures', 'Images des événements'),
  maxWidth: 1600,
})

export const mealPlanImages = pictureUpload({
  kind: 'meal_plan',
  singular: bilingual('Meal plan picture', 'Image de forfait repas'),
  plural: bilingual('Meal plan pictures', 'Images des forfaits repas'),
  maxWidth: 1600,
})

export const micrositeImages = pictureUpload({
  kind: 'microsite',
  singular: bilingual('Microsite picture', 'Image de microsite'),
  plural: bilingual('Microsite pictures', 'Images des microsites'),
  maxWidth: 2000,
})

export const newsImages = pictureUpload({
  kind: 'news',
  singular: bilingual('News picture', 'Image de nouvelle'),
  plural: bilingual('News pictures', 'Images des nouvelles'),
  maxWidth: 1600,
})

export const popupImages = pictureUpload({
  kind: 'popup',
  singular: bilingual('Popup picture', 'Image de fenêtre surgissante'),
  plural: bilingual('Popup pictures', 'Images de fenêtres surgissantes'),
  maxWidth: 1600,
})

export const sectionBanners = pictureUpload({
  kind: 'section_banner',
  singular: bilingual('Banner', 'Bannière'),
  plural: bilingual('Banners', 'Bannières'),
  maxWidth: 2000,
  cropSizes: false,
})

export const specialImages = pictureUpload({
  kind: 'special',
  singular: bilingual('Special offer picture', 'Image d’offre spéciale'),
  plural: bilingual('Special offer pictures', 'Images des offres spéciales'),
  maxWidth: 1600,
})

export const staffImages = pictureUpload({
  kind: 'staff',
  singular: bilingual('Portrait', 'Portrait'),
  plural: bilingual('Team portraits', 'Portraits de l’équipe'),
  maxWidth: 1200,
})

export const logo = pictureUpload({
  kind: 'logo',
  singular: bilingual('Logo', 'Logo'),
  plural: bilingual('Logos', 'Logos'),
  maxWidth: 800,
  cropSizes: false,
})

export const newsletterFiles = documentUpload({
  kind: 'newsletters',
  singular: bilingual('Newsletter (PDF)', 'Bulletin (PDF)'),
  plural: bilingual('Newsletters (PDF)', 'Bulletins (PDF)'),
  description: bilingual('PDF, up to 20 MB.', 'PDF, jusqu’à 20 Mo.'),
})

export const cateringDocuments = documentUpload({
  kind: 'catering',
  singular: bilingual('Catering document', 'Document du service de traiteur'),
  plural: bilingual('Catering documents', 'Documents du service de traiteur'),
  description: bilingual(
    'PDF, Word (.docx) or Excel (.xlsx) without macros or a password, up to 20 MB.',
    'PDF, Word (.docx) ou Excel (.xlsx) sans macros ni mot de passe, jusqu’à 20 Mo.',
  ),
})
