import type { Area, Role } from '@/domain/roles'

/** Each cell: read, create, update, delete. A: at all sites, o: at the account's sites, -: never. Written by hand from the design. */
export const rights: Record<Area, Record<Role, string>> = {
  sites: row('AAAA', 'o-o-', 'o-o-', 'o---', 'o---', 'o---'),
  staff: row('AAAA', 'o---', 'o---', 'o---', 'o---', 'o---'),
  menus: row('AAAA', 'oooo', 'o---', 'oooo', 'o---', 'o---'),
  dishes: row('AAAA', 'oooo', 'o---', 'oooo', 'o---', 'o-o-'),
  content: row('AAAA', 'oooo', 'oooo', 'o---', 'o---', 'o---'),
  popups: row('AAAA', 'oooo', 'oooo', 'oooo', 'o---', 'o---'),
  uploads: row('AAAA', 'oooo', 'oooo', 'oooo', 'oooo', 'oooo'),
  reference: row('AAAA', 'A---', 'A---', 'A---', 'A---', 'A---'),
  shop: row('AAAA', 'oooo', '----', '----', 'oooo', '----'),
  sales: row('A---', 'o---', '----', '----', 'o---', '----'),
  customers: row('A-AA', 'o-oo', '----', '----', 'o-o-', '----'),
  reservations: row('AAAA', 'oooo', '----', 'oooo', '----', '----'),
  messages: row('A-AA', 'o-oo', '----', '----', '----', '----'),
  health: row('----', '----', '----', '----', '----', 'o-oo'),
  foodOrders: row('----', '----', '----', 'o-oo', '----', 'o---'),
  accessLog: row('A---', 'o---', '----', '----', '----', '----'),
}

function row(
  ...[administrator, siteManager, editor, menuEditor, shopManager, dietitian]: [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
) {
  return { administrator, siteManager, editor, menuEditor, shopManager, dietitian }
}
