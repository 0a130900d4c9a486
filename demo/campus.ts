import type { DemoCampus, DemoMenuFilter, DemoStaff } from './shapes/campus-shape'
import { lakeshore } from './lakeshore-college/site'
import { legalTexts } from './legal-texts'
import { northgate } from './northgate/site'
import { referenceLists } from './reference-lists'
import { saintCyrille } from './universite-saint-cyrille/site'
import { valleeVerte } from './vallee-verte/site'

const menuFilters: DemoMenuFilter[] = [
  { code: 'vegetarian', type: 'label', name: { en: 'Vegetarian', fr: 'Végétarien' }, sortOrder: 10 },
  { code: 'vegan', type: 'label', name: { en: 'Vegan', fr: 'Végétalien' }, sortOrder: 20 },
  { code: 'gluten-free', type: 'label', name: { en: 'Avoiding gluten', fr: 'Sans gluten ajouté' }, sortOrder: 30 },
  { code: 'halal', type: 'label', name: { en: 'Halal', fr: 'Halal' }, sortOrder: 40 },
  { code: 'whole-grain', type: 'label', name: { en: 'Whole grain', fr: 'Grains entiers' }, sortOrder: 50 },
  { code: 'fit', type: 'label', name: { en: 'Balanced', fr: 'Équilibré' }, sortOrder: 60 },
  { code: 'pork', type: 'label', name: { en: 'Contains pork', fr: 'Contient du porc' }, sortOrder: 70 },
  { code: 'sodium', type: 'label', name: { en: 'High in sodium', fr: 'Élevé en sodium' }, sortOrder: 80 },
]

const staff: DemoStaff[] = [
  {
    role: 'administrator',
    name: 'Camille Deschênes-Roy',
    email: 'administrator@example.com',
    password: 'demo-administrator',
    sites: ['universite-saint-cyrille', 'northgate', 'lakeshore-college', 'vallee-verte'],
  },
  {
    role: 'siteManager',
    name: 'Marie-Ève Tanguay',
    email: 'site-manager@example.com',
    password: 'demo-site-manager',
    sites: ['universite-saint-cyrille'],
  },
  {
    role: 'editor',
    name: 'Devon Achebe',
    email: 'editor@example.com',
    password: 'demo-editor-sign-in',
    sites: ['northgate'],
  },
  {
    role: 'menuEditor',
    name: 'Luc Bissonnette',
    email: 'menu-editor@example.com',
    password: 'demo-menu-editor',
    sites: ['universite-saint-cyrille'],
  },
  {
    role: 'shopManager',
    name: 'Nadia Kowalczyk',
    email: 'shop-manager@example.com',
    password: 'demo-shop-manager',
    sites: ['northgate'],
  },
  {
    role: 'dietitian',
    name: 'Jeanne Arsenault',
    email: 'dietitian@example.com',
    password: 'demo-dietitian',
    sites: ['universite-saint-cyrille'],
  },
]

/**
 * The content of the demo: two complete campuses, one with empty lists and one before its launch, the data that all sites
 * share, and one staff account per role.
 *
 * The CSV importer loads dishes and menus from `demo/<slug>/dishes.csv` and `demo/<slug>/menus.csv`. Dates are offsets from
 * the day of seeding.
 */
export const campus: DemoCampus = {
  sites: [saintCyrille, northgate, lakeshore, valleeVerte],
  menuFilters,
  referenceLists,
  legalTexts,
  staff,
}
