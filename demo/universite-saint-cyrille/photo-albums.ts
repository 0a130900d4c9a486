import type { DemoPhotoAlbum } from '../shapes/content-shape'

const photo = (fileName: string, alt: [string, string], caption: [string, string]) => ({
  fileName: `${fileName}.webp`,
  alt: { en: alt[0], fr: alt[1] },
  caption: { en: caption[0], fr: caption[1] },
})

export const photoAlbums: DemoPhotoAlbum[] = [
  {
    key: 'epluchette',
    name: { en: 'Corn roast on the quay', fr: 'Épluchette sur le quai' },
    photos: [
      photo(
        'epluchette-epi',
        ['An ear of corn', 'Un épi de maïs'],
        ['The first of eleven hundred', 'Le premier de onze cents'],
      ),
      photo(
        'epluchette-beurre',
        ['Corn and a block of butter', 'Un épi et une livre de beurre'],
        ['Rolled in the pound, as it should be', 'Roulé dans la livre, comme il se doit'],
      ),
      photo(
        'epluchette-limonade',
        ['A cold drink and a lemon', 'Une boisson froide et un citron'],
        ['Lemonade from the Café', 'La limonade du Café'],
      ),
      photo(
        'epluchette-tarte',
        ['A blueberry pie', 'Une tarte aux bleuets'],
        ['Gone in nine minutes', 'Partie en neuf minutes'],
      ),
      photo(
        'epluchette-frites',
        ['A box of fries', 'Un casseau de frites'],
        ['The Casse-croûte came on wheels', 'Le Casse-croûte sur roulettes'],
      ),
      photo(
        'epluchette-soir',
        ['A hot drink under the moon', 'Une boisson chaude sous la lune'],
        ['After the fiddles', 'Après les violons'],
      ),
      photo('epluchette-hibou', ['An owl', 'Un hibou'], ['The last guest', 'Le dernier invité']),
    ],
  },
  {
    key: 'serre-du-bistro',
    name: { en: 'In the Bistro’s greenhouse', fr: 'Dans la serre du Bistro' },
    photos: [
      photo('serre-pousse', ['A seedling', 'Une jeune pousse'], ['Day one', 'Premier jour']),
      photo(
        'serre-herbes',
        ['Herbs and greens', 'Des herbes et de la verdure'],
        ['Parsley, winning', 'Le persil gagne'],
      ),
      photo('serre-tomates', ['A tomato', 'Une tomate'], ['Under glass', 'Sous verre']),
      photo(
        'serre-pois',
        ['Peas and beans', 'Des pois et des haricots'],
        ['Sown too close, eaten all the same', 'Semés trop serrés, mangés quand même'],
      ),
      photo(
        'serre-carottes',
        ['A carrot and a potato', 'Une carotte et une patate'],
        ['The box by the north door', 'Le bac de la porte du nord'],
      ),
      photo(
        'serre-omelette',
        ['An egg in the pan', 'Un œuf dans la poêle'],
        ['Fifty steps later', 'Cinquante pas plus tard'],
      ),
    ],
  },
  {
    key: 'soiree-de-degustation',
    name: { en: 'Tasting evening', fr: 'Soirée de dégustation' },
    photos: [
      photo(
        'degustation-morue',
        ['A dish from the oven', 'Un plat sorti du four'],
        ['Gratinéed cod: first place', 'La morue gratinée : première place'],
      ),
      photo(
        'degustation-falafel',
        ['Falafel in flatbread', 'Des falafels dans un pain'],
        ['Bite no. 7', 'Bouchée no 7'],
      ),
      photo(
        'degustation-sushi',
        ['Sushi and a rice ball', 'Un sushi et une boulette de riz'],
        ['From the Zigzag', 'Du Zigzag'],
      ),
      photo(
        'degustation-pates',
        ['Spaghetti with tomato', 'Des spaghettis à la tomate'],
        ['A family sauce', 'Une sauce de famille'],
      ),
      photo(
        'degustation-crepes',
        ['Pancakes and a maple leaf', 'Des crêpes et une feuille d’érable'],
        ['Dessert, or breakfast', 'Dessert ou déjeuner'],
      ),
      photo(
        'degustation-gateau',
        ['Strawberry cake', 'Un gâteau aux fraises'],
        ['Six hundred and forty ballots', 'Six cent quarante bulletins'],
      ),
      photo(
        'degustation-fromage',
        ['Cheese and a baguette', 'Du fromage et une baguette'],
        ['For those who count', 'Pour celles et ceux qui dépouillent'],
      ),
    ],
  },
]
