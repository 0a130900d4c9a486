import { readWholeOrPart } from '@/server/database/partial-reads'
import { caches } from './caches'

/**
 * A cached value of what is stored in the database. On pages, parts that cannot be read are left out, and such a value is
 * not cached; v1 and feeds get the error. `build` may use `readPart`. Spec: PUB-8.4.
 */
export function readCached<Value extends object>(
  key: string,
  tags: string[],
  build: () => Promise<Value>,
): Promise<Value> {
  const readWhole = () => caches.values.getOrBuild(key, async () => ({ value: await build(), tags })) as Promise<Value>
  return readWholeOrPart(key, readWhole, build)
}
