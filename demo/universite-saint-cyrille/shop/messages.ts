import type { DemoFeedback, DemoHealthForm, DemoOnTheGoOrder } from '../../shapes/customers-shape'

export const feedback: DemoFeedback[] = [
  {
    firstName: 'Rosalie',
    lastName: 'Tremblay-Ouellet',
    email: 'rosalie.tremblay-ouellet@saint-cyrille.example',
    location: 'La Grande Table',
    customerResidence: 'On campus',
    customerType: 'Étudiante ou étudiant en résidence',
    comments: 'Le chili végétalien de mardi était excellent. Est-ce qu’il pourrait revenir chaque semaine?',
    offers: true,
    birthday: '02/29',
  },
  {
    firstName: 'Martin',
    lastName: 'Caouette',
    email: 'martin.caouette@courriel.example',
    location: 'Café du Fleuve',
    customerResidence: 'Off campus',
    customerType: 'Membre du personnel',
    comments: 'La file avance lentement entre 8 h 30 et 9 h. Une deuxième caisse aiderait beaucoup.',
    offers: false,
    birthday: null,
  },
]

export const contactMessages = [
  {
    name: 'Isabelle Fortier',
    email: 'isabelle.fortier@courriel.example',
    message:
      'Bonjour, ma fille arrive en résidence en janvier. Peut-elle prendre le forfait Cinq jours en cours d’année? Merci!',
  },
  {
    name: 'Graham Whitlock',
    email: 'graham.whitlock@mail.example',
    message: 'We are bringing forty delegates in May. Whom should we ask about lunch for two days?',
  },
]

export const healthForms: DemoHealthForm[] = [
  {
    offsetDays: -75,
    name: 'Élodie Marchand-Vu',
    email: 'elodie.marchand-vu@saint-cyrille.example',
    city: 'La Malbaie',
    allergens: ['Peanuts', 'Tree Nuts', 'Other'],
    otherAllergies: 'Lupin',
    epipen: true,
    carriesEpinephrine: true,
    celiac: false,
    glutenIntolerant: false,
    gfDiet: false,
    medicalDiet: false,
    additionalComments: 'Réaction grave il y a deux ans. J’aimerais rencontrer l’équipe de cuisine avant la rentrée.',
  },
  {
    offsetDays: -60,
    name: 'Karim Benhaddou',
    email: 'karim.benhaddou@saint-cyrille.example',
    city: 'La Malbaie',
    allergens: ['Wheat', 'Gluten'],
    otherAllergies: '',
    epipen: false,
    carriesEpinephrine: false,
    celiac: true,
    glutenIntolerant: false,
    gfDiet: true,
    medicalDiet: true,
    additionalComments: 'Diagnostic en 2019. Un grille-pain réservé serait apprécié.',
  },
]

export const onTheGoOrders: DemoOnTheGoOrder[] = [
  {
    name: 'Zhen Okafor-Li',
    email: 'zhen.okafor-li@saint-cyrille.example',
    studentId: 'OKAZ30070504',
    pickUp: '11 h 30',
    plan: 'Souple',
    entree: 'Bol à composer',
    base: 'Riz basmati',
    protein: 'Tofu mariné',
    cheese: 'Sans fromage',
    dressingSauce: 'Sésame et gingembre',
    addons: ['Edamames', 'Carottes râpées'],
    sides: ['Salade de fruits'],
    drink: 'Eau pétillante',
    allergens: ['Milk'],
    otherAllergies: '',
    comments: 'Sans ustensiles, merci.',
  },
  {
    name: 'Élodie Marchand-Vu',
    email: 'elodie.marchand-vu@saint-cyrille.example',
    studentId: 'MARE14030501',
    pickUp: '17 h',
    plan: 'Tous les repas',
    entree: 'Sandwich chaud',
    base: 'Pain de ménage',
    protein: 'Poulet grillé',
    cheese: 'Cheddar',
    dressingSauce: 'Moutarde douce',
    addons: ['Laitue', 'Tomate'],
    sides: ['Potage du jour'],
    drink: 'Jus de pomme',
    allergens: ['Peanuts', 'Tree Nuts'],
    otherAllergies: 'Lupin',
    comments: 'Allergie grave aux noix : changez de gants, s’il vous plaît.',
  },
]
