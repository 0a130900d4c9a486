import { defineChoices } from './form-choices'

/*
 * The options of a meal to take away. The specification gives only the number and kinds of bases, sides and drinks, so their
 * names were chosen for this project. Spec: CUS-2.48 to CUS-2.57.
 */

export const entrees = defineChoices({ Salad: 'Salade', Sandwich: 'Sandwich', Pizza: 'Pizza' })

export const bases = defineChoices({
  'Romaine lettuce': 'Laitue romaine',
  'Iceberg lettuce': 'Laitue iceberg',
  'Spring mix': 'Mesclun',
  'Baby spinach': 'Jeunes épinards',
  Kale: 'Chou frisé',
  'Cheese pizza': 'Pizza au fromage',
  'Pepperoni pizza': 'Pizza au pepperoni',
  'Vegetable pizza': 'Pizza aux légumes',
  'Pizza avoiding gluten': 'Pizza sans gluten',
  'White bread': 'Pain blanc',
  'Whole wheat bread': 'Pain de blé entier',
  'Rye bread': 'Pain de seigle',
  'Sourdough bread': 'Pain au levain',
  'Bread avoiding gluten': 'Pain sans gluten',
  'Plain wrap': 'Tortilla nature',
  'Spinach wrap': 'Tortilla aux épinards',
  'Wrap avoiding gluten': 'Tortilla sans gluten',
  'Kaiser roll': 'Pain kaiser',
  'Submarine roll': 'Pain à sous-marin',
})

export const proteins = defineChoices({
  Turkey: 'Dinde',
  Ham: 'Jambon',
  'Roast Beef': 'Rôti de bœuf',
  Salami: 'Salami',
  'Chicken Salad': 'Salade de poulet',
  'Tuna Salad': 'Salade de thon',
  Hummus: 'Houmous',
  None: 'Aucune',
})

export const cheeses = defineChoices({
  American: 'Fromage américain',
  Provolone: 'Provolone',
  Cheddar: 'Cheddar',
  Swiss: 'Suisse',
  Pepperjack: 'Pepper Jack',
  None: 'Aucun',
})

export const dressings = defineChoices({
  'Yellow Mustard': 'Moutarde jaune',
  'Honey Dijon': 'Moutarde de Dijon au miel',
  Mayo: 'Mayonnaise',
  Italian: 'Italienne',
  Ranch: 'Ranch',
  Caesar: 'César',
  Balsamic: 'Balsamique',
  'Oil & Vinegar': 'Huile et vinaigre',
  None: 'Aucune',
})

export const addons = defineChoices({
  Lettuce: 'Laitue',
  Tomato: 'Tomate',
  Onion: 'Oignon',
  Pickles: 'Cornichons',
  Cucumbers: 'Concombres',
  None: 'Aucune',
})

export const sides = defineChoices({
  Apple: 'Pomme',
  Banana: 'Banane',
  Orange: 'Orange',
  Grapes: 'Raisins',
  'Fruit cup': 'Coupe de fruits',
  'Baby carrots': 'Mini-carottes',
  'Celery sticks': 'Bâtonnets de céleri',
  'Side salad': 'Petite salade',
  'Pasta salad': 'Salade de pâtes',
  'Potato chips': 'Croustilles',
  'Corn chips': 'Croustilles de maïs',
  Pretzels: 'Bretzels',
  Yogurt: 'Yogourt',
  'String cheese': 'Fromage à effilocher',
  'Chocolate chip cookie': 'Biscuit aux brisures de chocolat',
  'Gluten-free pretzels': 'Bretzels sans gluten',
  'Gluten-free cookie': 'Biscuit sans gluten',
  'Gluten-free brownie': 'Brownie sans gluten',
})

export const drinks = defineChoices({
  Cola: 'Cola',
  'Diet cola': 'Cola diète',
  'Lemon-lime soda': 'Boisson gazeuse citron-lime',
  'Ginger ale': 'Soda au gingembre',
  'Root beer': 'Racinette',
  'Still water': 'Eau plate',
  'Sparkling water': 'Eau pétillante',
  'Lemon sparkling water': 'Eau pétillante au citron',
  'Skim milk': 'Lait écrémé',
  '2% milk': 'Lait 2\u00a0%',
  'Chocolate milk': 'Lait au chocolat',
  'Soy beverage': 'Boisson de soya',
  'Apple juice': 'Jus de pomme',
  'Orange juice': 'Jus d’orange',
  'Cranberry juice': 'Jus de canneberge',
})

export const plans = defineChoices({
  Gold: 'Or',
  Silver: 'Argent',
  Bronze: 'Bronze',
  '10 Block Plan': 'Forfait de 10 repas',
  '25 Block Plan': 'Forfait de 25 repas',
  '40 Block Plan': 'Forfait de 40 repas',
  '50 Block Plan': 'Forfait de 50 repas',
  '60 Block Plan': 'Forfait de 60 repas',
  '75 Block Plan': 'Forfait de 75 repas',
})
