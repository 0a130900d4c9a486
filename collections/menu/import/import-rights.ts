import { Forbidden, type PayloadRequest } from 'payload'
import { getAccessScope, type Operation } from '@/domain/roles'
import { mayChangeSite, requireMenuEditor } from '@collections/places/closing/stored-locations'

/**
 * The sites whose menus and dishes the signed-in person may import, as a condition, and the name for the record. Everybody else gets
 * 403, as does who may not do all of `operations` with menus and dishes.
 */
export function requireImporter(req: PayloadRequest, operations: readonly Operation[]) {
  const staff = requireMenuEditor(req)
  const areas = ['menus', 'dishes'] as const
  const may = operations.every((each) => areas.every((area) => getAccessScope(staff, each, area) !== 'none'))
  if (!may) throw new Forbidden(req.t)
  const { name, email } = req.user as { name?: string | null; email: string }
  return { by: name || email, mayImport: (site: string) => mayChangeSite(staff, site) }
}
