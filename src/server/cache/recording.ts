import { AsyncLocalStorage } from 'node:async_hooks'
import { singletons } from '@/server/process-singletons'

/**
 * What the answer that is being built depends on. Cached reads add their tags and the time until which they hold; the clock adds
 * the end of its minute. `unstorable` says why the answer must not be stored, such as a read that no tag names, or a fault.
 */
export type Recording = { tags: Set<string>; freshUntil: number; unstorable: string | null }

declare module '@/server/process-singletons' {
  interface ProcessSingletons {
    /** Entered by `server.ts`, written by the reads of pages (Next). */
    recordings: AsyncLocalStorage<Recording | null>
  }
}

const recordings = (singletons.recordings ??= new AsyncLocalStorage<Recording | null>())

export const newRecording = (): Recording => ({ tags: new Set(), freshUntil: Infinity, unstorable: null })

/** Runs what builds an answer, and records in `recording` what it depends on. */
export const runRecorded = <Value>(recording: Recording, build: () => Value): Value => recordings.run(recording, build)

/** Runs what builds a value for a cache: whoever reads it records the tags that it is stored with, and nothing else. */
export const runUnrecorded = <Value>(build: () => Value): Value => recordings.run(null, build)

/** Records a read: what depends on it expires with its tags, and at `freshUntil` (milliseconds). */
export function recordRead(tags: readonly string[], freshUntil = Infinity): void {
  const recording = recordings.getStore()
  if (!recording) return
  for (const tag of tags) recording.tags.add(tag)
  recording.freshUntil = Math.min(recording.freshUntil, freshUntil)
}

/** Records that the answer must not be stored. */
export function recordUnstorable(reason: string): void {
  const recording = recordings.getStore()
  if (recording) recording.unstorable ??= reason
}
