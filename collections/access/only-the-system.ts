import type { FieldAccess } from 'payload'

/** For fields that no member of staff and no customer writes or reads through Payload: the product itself does, overriding access. */
export const onlyTheSystem: FieldAccess = () => false
