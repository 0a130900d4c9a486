import type { Meeting } from '@/domain/content/announcements'
import type { BlogArticle, CateringFile, Newsletter, PhotoAlbum } from '@/domain/content/publications'
import * as shapes from '@/v1/content/shapes/publications'
import { both, idOf, nothing, picture, staffMember } from '../content-fixture'

const shown = { status: 'published', showFrom: null, showUntil: null } as const
const head = (records: number) => `{"status":"success","request_time":0.001,"records":${records},`

const newsletter: Newsletter = {
  ...shown,
  id: idOf('1'),
  name: both('November', 'Novembre'),
  description: both('Soups', 'Soupes'),
  date: '2026-11-01',
  file: { kind: 'newsletters', fileName: 'november-0a1b2c3d4e.pdf', bytes: 20480 },
  imported: true,
  originalFile: 'NOV 26.pdf',
}
const album: PhotoAlbum = {
  ...shown,
  id: idOf('2'),
  name: both('Kitchens', 'Cuisines'),
  sortOrder: 10,
  photos: [
    { id: idOf('3'), picture: picture('images'), caption: both('Lunch', 'Dîner') },
    { id: idOf('4'), picture: picture('images', { thumbName: null, width: null, height: null }), caption: nothing },
  ],
}
const article: BlogArticle = {
  ...shown,
  id: idOf('5'),
  title: both('On broth', 'Du bouillon'),
  publishedDate: '2026-11-18',
  body: both('<p>Slowly.</p>', '<p>Lentement.</p>'),
}
const meeting: Meeting = {
  ...shown,
  id: idOf('6'),
  location: both('Room 204', 'Salle 204'),
  start: '2026-12-03',
  end: '2026-12-03',
  startsAtMinute: 870,
  body: both('<p>Budget</p>', '<p>Budget</p>'),
}
const cateringFile: CateringFile = {
  ...shown,
  id: idOf('7'),
  title: both('Guide', 'Guide'),
  description: both('All platters', 'Tous les plateaux'),
  sortOrder: 10,
  file: { kind: 'catering', fileName: 'guide-0a1b2c3d4e.pdf', bytes: 1234 },
}
const person = staffMember({
  title: both('Dietitian', 'Diététiste'),
  bio: { en: '<p>Ask me.</p>', fr: null },
  email: 'priya@example.edu',
  phone: '7055550163',
  sortOrder: 10,
  picture: picture('staff'),
})

test('[PUB-3.12] writes a newsletter byte for byte', () => {
  expect(JSON.stringify(shapes.newsletters([newsletter], 'fr'))).toBe(
    `${head(1)}"newsletters":[{"id":"111111111111111111111111","name":"Novembre","description":"Soupes","date":"2026-11-01",` +
      '"year":2026,"file_name":"november-0a1b2c3d4e.pdf","file_size":20480,"imported":true,"original_file":"NOV 26.pdf"}]}',
  )
})

const photosJson =
  '[{"id":"333333333333333333333333","file_name":"soup-0a1b2c3d4e.webp","thumb_name":"soup-0a1b2c3d4e-446x402.webp",' +
  '"alt":"Un bol","width":892,"height":804,"caption":"Dîner","sort_order":1},{"id":"444444444444444444444444",' +
  '"file_name":"soup-0a1b2c3d4e.webp","thumb_name":"soup-0a1b2c3d4e.webp","alt":"Un bol","width":null,"height":null,' +
  '"caption":null,"sort_order":2}]'

test('[PUB-7.16] [PUB-3.13] writes the photos of an album byte for byte in both calls', () => {
  expect(JSON.stringify(shapes.photoAlbums([album], 'fr'))).toBe(
    `${head(1)}"photoAlbums":[{"id":"222222222222222222222222","name":"Cuisines","sort_order":10,"photos":${photosJson}}]}`,
  )
  expect(JSON.stringify(shapes.albumPhotos(album, 'fr'))).toBe(`${head(2)}"images":${photosJson}}`)
})

test('[PUB-3.16] writes an article, a meeting and a catering file byte for byte', () => {
  expect(JSON.stringify(shapes.blogArticles([article], 'fr'))).toBe(
    `${head(1)}"diningBlogArticles":[{"id":"555555555555555555555555","title":"Du bouillon","published_date":"2026-11-18",` +
      '"body":"<p>Lentement.</p>"}]}',
  )
  expect(JSON.stringify(shapes.meetings({ items: [meeting], zone: 'America/Toronto' }, 'fr'))).toBe(
    `${head(1)}"meetings":[{"id":"666666666666666666666666","location":"Salle 204","start":"2026-12-03T14:30:00.000-05:00",` +
      '"body":"<p>Budget</p>","start_date":"2026-12-03","use_date_parts":true,"start_hour":14,"start_minutes":30}]}',
  )
  expect(JSON.stringify(shapes.cateringFiles([cateringFile], 'fr'))).toBe(
    `${head(1)}"catering_files":[{"id":"777777777777777777777777","title":"Guide","description":"Tous les plateaux",` +
      '"file_size":1234,"file":"guide-0a1b2c3d4e.pdf","sort_order":10}]}',
  )
})

test('[PUB-3.14] [V1-12] writes a staff member byte for byte with the texts of each language', () => {
  expect(JSON.stringify(shapes.staff([person], 'fr'))).toBe(
    `${head(1)}"staff":[{"id":"dddddddddddddddddddddddd","first_name":"Priya","last_name":"Raman","title":"Diététiste",` +
      '"bio":"<p>Ask me.</p>","email":"priya@example.edu","phone":"7055550163","phone_formatted":"(705) 555 - 0163",' +
      '"active":true,"sort_order":10,"picture":{"id":"999999999999999999999999","file_name":"soup-0a1b2c3d4e.webp",' +
      '"thumb_name":"soup-0a1b2c3d4e-446x402.webp","alt":"Un bol","width":892,"height":804},"translations":' +
      '[{"locale":"en","title":"Dietitian","bio":"<p>Ask me.</p>"},{"locale":"fr","title":"Diététiste","bio":null}]}]}',
  )
  expect(shapes.staff([staffMember()], 'en').staff[0]).toMatchObject({
    title: null,
    bio: null,
    email: null,
    phone: null,
    phone_formatted: null,
    sort_order: null,
    picture: null,
  })
})
