import type { DemoPhotoAlbum } from '../shapes/content-shape'

const photo = (fileName: string, alt: [string, string], caption: [string, string]) => ({
  fileName: `${fileName}.webp`,
  alt: { en: alt[0], fr: alt[1] },
  caption: { en: caption[0], fr: caption[1] },
})

export const photoAlbums: DemoPhotoAlbum[] = [
  {
    key: 'hilltop-picnic',
    name: { en: 'Hilltop picnic', fr: 'Pique-nique sur la colline' },
    photos: [
      photo('picnic-corn', ['An ear of corn', 'Un épi de maïs'], ['One of 2,340', 'Un sur 2 340']),
      photo(
        'picnic-hot-dogs',
        ['A hot dog and fries', 'Un hot-dog et des frites'],
        ['Both kinds, one queue', 'Les deux sortes, une seule file'],
      ),
      photo(
        'picnic-salad',
        ['A salad with tomato and pepper', 'Une salade avec une tomate et un poivron'],
        ['From the farmers’ table', 'De la table des fermes'],
      ),
      photo(
        'picnic-lemonade',
        ['A cold drink and a lemon', 'Une boisson froide et un citron'],
        ['Eighty litres, squeezed by hand', 'Quatre-vingts litres, pressés à la main'],
      ),
      photo(
        'picnic-pie',
        ['A pie and blueberries', 'Une tarte et des bleuets'],
        ['The pie table, before', 'La table des tartes, avant'],
      ),
      photo(
        'picnic-shade',
        ['A pine tree', 'Un sapin'],
        ['The best seats were in the shade', 'Les meilleures places étaient à l’ombre'],
      ),
      photo(
        'picnic-strawberries',
        ['A strawberry shortcake', 'Un gâteau aux fraises'],
        ['Dessert, served by the dean', 'Le dessert, servi par la doyenne'],
      ),
      photo(
        'picnic-owl',
        ['An owl', 'Un hibou'],
        ['A guest who came for the quiet after', 'Un invité venu pour le calme d’après'],
      ),
    ],
  },
  {
    key: 'a-morning-in-the-kitchen',
    name: { en: 'A morning in the kitchen', fr: 'Un matin en cuisine' },
    photos: [
      photo(
        'kitchen-bread',
        ['A loaf and butter', 'Un pain et du beurre'],
        ['4:50. The first loaves', '4 h 50. Les premiers pains'],
      ),
      photo(
        'kitchen-stock',
        ['A stock pot, a carrot and greens', 'Une marmite, une carotte et des verdures'],
        ['5:15. Stock for the day', '5 h 15. Le bouillon du jour'],
      ),
      photo(
        'kitchen-eggs',
        ['A fried egg in a pan', 'Un œuf au miroir dans la poêle'],
        ['6:40. Gareth tries the griddle', '6 h 40. Gareth essaie la plaque'],
      ),
      photo(
        'kitchen-pancakes',
        ['Pancakes and a waffle', 'Des crêpes et une gaufre'],
        ['7:00. Doors', '7 h. On ouvre'],
      ),
      photo(
        'kitchen-potatoes',
        ['A potato and a pan', 'Une pomme de terre et un plat'],
        ['9:30. Ninety kilos, peeled', '9 h 30. Quatre-vingt-dix kilos, pelées'],
      ),
      photo(
        'kitchen-tasting',
        ['A bowl with a spoon', 'Un bol et une cuillère'],
        ['10:45. Everyone tastes', '10 h 45. Tout le monde goûte'],
      ),
    ],
  },
  {
    key: 'dishes-from-home',
    name: { en: 'Dishes from home', fr: 'Les plats de chez vous' },
    photos: [
      photo(
        'home-dumplings',
        ['A dumpling and chopsticks', 'Un ravioli et des baguettes'],
        ['Mei’s grandmother’s fold', 'Le pli de la grand-mère de Mei'],
      ),
      photo(
        'home-curry',
        ['A plate of curry and rice', 'Une assiette de cari et de riz'],
        ['Chana masala from Brampton', 'Un chana masala de Brampton'],
      ),
      photo(
        'home-falafel',
        ['Falafel and a filled flatbread', 'Des falafels et un pain garni'],
        ['Made twice as green', 'Deux fois plus verts'],
      ),
      photo(
        'home-tacos',
        ['A taco, an avocado and a chili', 'Un taco, un avocat et un piment'],
        ['Hand-pressed tortillas', 'Des tortillas pressées à la main'],
      ),
      photo(
        'home-ramen',
        ['A bowl of ramen and a mushroom', 'Un bol de ramen et un champignon'],
        ['Two days of broth', 'Deux jours de bouillon'],
      ),
      photo(
        'home-spaghetti',
        ['Spaghetti and a tomato', 'Des spaghettis et une tomate'],
        ['The sauce is a secret', 'La sauce est un secret'],
      ),
    ],
  },
]
