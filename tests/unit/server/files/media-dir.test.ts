import path from 'node:path'
import { resolveMediaDir } from '@/server/files/media-dir'

const chosenFolder = (configured: string | undefined, ...folders: string[]) => {
  const existing = new Set(folders.map((folder) => path.resolve(folder)))
  return path.relative(
    '.',
    resolveMediaDir(configured, (folder) => existing.has(folder)),
  )
}
const former = path.join('data', 'media')

test.each([
  ['media, in a new deployment', undefined, [], 'media'],
  ['data/media, where only that one exists', undefined, [former], former],
  ['media, where both exist', undefined, [former, 'media'], 'media'],
  ['media, where it exists', undefined, ['media'], 'media'],
  ['the configured folder, whatever exists', 'uploads', [former], 'uploads'],
])('stores uploads in %s', (_, configured, folders, folder) =>
  expect(chosenFolder(configured, ...folders)).toBe(folder),
)
