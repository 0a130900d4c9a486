import type { PayloadRequest } from 'payload'

/** Marks a request that saves a body, for rules of fields that also run while someone edits. */
export function markSave(req: PayloadRequest): void {
  req.context.savesBody = true
}

export const savesBody = (req: PayloadRequest): boolean => req.context.savesBody === true
