/** The passwords of the demo's staff by role. */
export const staffPasswords = {
  administrator: 'demo-administrator',
  'site-manager': 'demo-site-manager',
  editor: 'demo-editor-sign-in',
  'menu-editor': 'demo-menu-editor',
  'shop-manager': 'demo-shop-manager',
  dietitian: 'demo-dietitian',
}
export type StaffRole = keyof typeof staffPasswords
