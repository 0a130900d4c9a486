import type { DemoStaffMember } from '../shapes/content-shape'

export const staffMembers: DemoStaffMember[] = [
  {
    key: 'priya-raman',
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya.raman@northgate.example',
    phone: '7055550163',
    title: { en: 'General manager, dining', fr: 'Directrice générale, restauration' },
    bio: {
      en: `<p>Priya came to Northgate as a student server at the salad bar and never quite left. She reads every comment card on Friday afternoons and answers
them by Monday.</p><p>Ask her about composting, cricket or why macaroni is served at every lunch.</p>`,
      fr: `<p>Priya est arrivée à Northgate comme étudiante, au bar à salades, et n’est jamais vraiment repartie. Le vendredi après-midi, elle lit
toutes les fiches de commentaires et y répond avant le lundi.</p><p>Parlez-lui de compostage, de cricket ou du macaroni de tous les dîners.</p>`,
    },
  },
  {
    key: 'gareth-oyelaran',
    firstName: 'Gareth',
    lastName: 'Oyelaran',
    email: 'north-hall@northgate.example',
    phone: '7055550164',
    title: { en: 'Chef and manager, North Hall', fr: 'Chef et gérant, Salle Nord' },
    bio: {
      en: '<p>Thirty years of stocks and sauces, the last nine here. Gareth makes the coffee for the four o’clock bakers himself.</p>',
      fr: '<p>Trente ans de bouillons et de sauces, dont neuf ici. C’est Gareth lui-même qui fait le café de l’équipe de boulange de 4 h.</p>',
    },
  },
  {
    key: 'anjali-fernando',
    firstName: 'Anjali',
    lastName: 'Fernando',
    email: 'lakeshore@northgate.example',
    phone: '7055550166',
    title: { en: 'Chef, Lakeshore Kitchen', fr: 'Cheffe, Cuisine Lakeshore' },
    bio: {
      en: '<p>Anjali cooks dishes from many kitchens, always after asking somebody from there. She teaches the dumpling class and guards the gluten-free shelf.</p>',
      fr: '<p>Anjali cuisine des plats de partout, toujours après avoir demandé à quelqu’un de l’endroit. Elle donne l’atelier de raviolis et veille sur la tablette sans gluten.</p>',
    },
  },
  {
    key: 'solene-marchbanks',
    firstName: 'Solène',
    lastName: 'Marchbanks',
    email: 'dietitian@northgate.example',
    phone: '7055550170',
    title: { en: 'Registered dietitian', fr: 'Diététiste' },
    bio: {
      en: '<p>Solène checks all 214 recipes and sees students on Mondays and Thursdays. She speaks English and French, and is learning to bake badly on purpose, so that others dare.</p>',
      fr: '<p>Solène vérifie les 214 recettes et reçoit les étudiantes et étudiants le lundi et le jeudi, en français et en anglais. Elle apprend à rater ses gâteaux exprès, pour donner du courage aux autres.</p>',
    },
  },
  {
    key: 'tomasz-wieczorek',
    firstName: 'Tomasz',
    lastName: 'Wieczorek',
    email: 'lantern@northgate.example',
    phone: '7055550165',
    title: { en: 'Night manager, The Lantern', fr: 'Gérant de nuit, La Lanterne' },
    bio: {
      en: '<p>If it is past midnight and something smells of onions, that is Tomasz. He knows three hundred usual orders by heart.</p>',
      fr: '<p>S’il est passé minuit et que ça sent l’oignon, c’est Tomasz. Il connaît par cœur trois cents commandes habituelles.</p>',
    },
  },
  {
    key: 'imogen-tait',
    firstName: 'Imogen',
    lastName: 'Tait',
    email: 'kettlewick@northgate.example',
    phone: null,
    title: { en: 'Baker and barista, Kettlewick', fr: 'Boulangère et barista, Kettlewick' },
    bio: {
      en: '<p>Butter tarts by three in the afternoon, or your name on the list for tomorrow. Imogen came first at the county fair twice and second once, which she mentions more often.</p>',
      fr: '<p>Des tartelettes au beurre avant 15 h, sinon votre nom sur la liste du lendemain. À la foire du comté, Imogen a fini deux fois première et une fois deuxième; c’est de celle-là qu’elle parle.</p>',
    },
  },
]
