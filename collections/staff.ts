import type { CollectionConfig } from 'payload'
import { roles, type Role } from '@/domain/roles'
import { byArea } from './access/by-area'
import { onlyAdministrators } from './access/only-administrators'
import { ownAccount } from './access/own-account'
import { firstIsAdministrator } from './hooks/first-is-administrator'
import { groups, words } from './labels'

const roleNames: Record<Role, ReturnType<typeof words>> = {
  administrator: words('Administrator', 'Administration'),
  siteManager: words('Site manager', 'Direction de site'),
  editor: words('Editor', 'Rédaction'),
  menuEditor: words('Menu editor', 'Menus et heures'),
  shopManager: words('Shop manager', 'Boutique et forfaits'),
  dietitian: words('Dietitian', 'Diététique'),
}

/** The people who sign in to the studio. Their sites are the plug-in's field `sites`. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: words('Staff member', 'Membre du personnel'), plural: words('Staff', 'Personnel') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'email', 'role'] },
  access: { ...byArea('staff'), update: ownAccount },
  hooks: { beforeValidate: [firstIsAdministrator] },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: (process.env.SERVER_URL ?? '').startsWith('https:') },
  },
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), required: true },
    {
      name: 'role',
      type: 'select',
      label: words('Role', 'Rôle'),
      required: true,
      defaultValue: 'menuEditor',
      saveToJWT: true,
      access: { create: onlyAdministrators, update: onlyAdministrators },
      options: roles.map((value) => ({ value, label: roleNames[value] })),
    },
  ],
}
