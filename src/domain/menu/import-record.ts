/**
 * Where an import of menus stands. `failed`: a line could not be written, and the others were undone. `stopped`: the server ended in
 * the middle of writing or of undoing.
 */
export const importStates = ['running', 'done', 'failed', 'stopped', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** The states in which a server works on an import. */
export const underWay: readonly ImportState[] = ['running', 'undoing']

/** The states in which staff may undo an import. */
export const undoable: readonly ImportState[] = ['done', 'stopped']

/** An import as the studio lists it. */
export type ListedImport = {
  id: string
  /** The name of its file. */
  file: string
  kind: 'dishes' | 'menus'
  by: string
  /** When it was started, an ISO instant. */
  at: string
  state: ImportState
  counts: { added: number; changed: number; unchanged: number }
  /** The documents to write, and those that were written; null while that is not known. */
  total: number
  written: number | null
  /** The documents that are still as the import wrote them, or that could not be taken back. */
  left: number
  /** Lines to look at, or documents that could not be taken back, in the language of the studio. */
  problems: string[]
}

/** How far the work on an import is, in documents. */
export const progressOf = ({ state, total, written, left }: ListedImport): { done: number; of: number } =>
  state === 'undoing' ? { done: (written ?? left) - left, of: written ?? left } : { done: left, of: total }
