import type { Area } from './roles'

/**
 * The areas in which staff write the documents themselves. Not among them: accounts, sales and everything else with personal data,
 * which is really deleted or never; pictures and files, whose file goes with the document; and the lists that all sites share.
 */
const areasWithTrash: readonly Area[] = ['menus', 'dishes', 'content', 'popups', 'shop']

/** Whether deleted documents go to the trash. A collection of those areas with personal data states `trash: false`. */
export const hasTrash = ({ area, trash }: { area?: Area; trash?: false }): boolean =>
  trash !== false && area !== undefined && areasWithTrash.includes(area)

/** A document stays in the trash for this many days. */
export const trashDays = 30
