import type { FieldAccess } from 'payload'

/** For fields that are read and written only by our own code, with `overrideAccess`. */
export const systemOnly: FieldAccess = () => false
