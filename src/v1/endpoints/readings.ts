import { siteQuery } from '@/contract/happenings'
import {
  albumPhotosQuery,
  albumPhotosResponse,
  blogArticlesResponse,
  cateringFilesResponse,
  meetingsResponse,
  newslettersResponse,
  photoAlbumsResponse,
  staffResponse,
} from '@/contract/readings'
import {
  askAlbumPhotos,
  askBlogArticles,
  askCateringFiles,
  askMeetings,
  askNewsletters,
  askPhotoAlbums,
  askStaff,
} from '@/v1/ask-readings'
import { endOfQuarterHour, get } from '@/v1/endpoint'
import {
  albumPhotos,
  blogArticles,
  cateringFiles,
  meetings,
  newsletters,
  photoAlbums,
  staff,
} from '@/v1/shapes/readings'

export const readingEndpoints = [
  get('newsletters/list', {
    about: {
      en: 'The newsletters of a site, the latest first.',
      fr: 'Les bulletins d’un site, le dernier en premier.',
    },
    input: siteQuery,
    ask: askNewsletters,
    shape: newsletters,
    answer: newslettersResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('photoalbums/pub_list', {
    about: { en: 'The photo albums of a site.', fr: 'Les albums photo d’un site.' },
    input: siteQuery,
    ask: askPhotoAlbums,
    shape: photoAlbums,
    answer: photoAlbumsResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('photoalbum/photo/list', {
    about: { en: 'The photographs of an album.', fr: 'Les photos d’un album.' },
    input: albumPhotosQuery,
    ask: askAlbumPhotos,
    shape: albumPhotos,
    answer: albumPhotosResponse,
    example: { photo_album_id: 'album' },
    freshUntil: endOfQuarterHour,
  }),
  get('dining_blog_articles/list', {
    about: { en: 'The dining blog, the latest article first.', fr: 'Le carnet, le dernier article en premier.' },
    input: siteQuery,
    ask: askBlogArticles,
    shape: blogArticles,
    answer: blogArticlesResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('directors_meetings/list', {
    about: {
      en: 'The directors’ meetings: those to come, then those that are over.',
      fr: 'Les réunions de direction\u00a0: celles à venir, puis celles qui ont eu lieu.',
    },
    input: siteQuery,
    ask: askMeetings,
    shape: meetings,
    answer: meetingsResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('catering_files/list', {
    about: { en: 'The catering documents of a site.', fr: 'Les documents du traiteur d’un site.' },
    input: siteQuery,
    ask: askCateringFiles,
    shape: cateringFiles,
    answer: cateringFilesResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('staff/active_list', {
    about: { en: 'The people whom a site introduces.', fr: 'Les personnes qu’un site présente.' },
    input: siteQuery,
    ask: askStaff,
    shape: staff,
    answer: staffResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
