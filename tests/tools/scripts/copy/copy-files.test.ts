import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileStore } from '@/server/files/file-store'
import { copyFiles } from '../../../../scripts/copy/copy-files'
import { rejectNestedFolders, openFileLocation, type FileLocation } from '../../../../scripts/copy/file-locations'

/** A file store in memory. `corrupt` changes the bytes of each write. */
function makeLocation(title: string, files: Record<string, string>, corrupt = (bytes: Buffer) => bytes) {
  const stored = new Map<string, Buffer>(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))
  const types = new Map<string, string>()
  const store: FileStore = {
    open: async () => null,
    read: async (kind, name) => stored.get(`${kind}/${name}`) ?? null,
    write: async (kind, name, bytes, type) => {
      stored.set(`${kind}/${name}`, corrupt(Buffer.from(bytes)))
      types.set(`${kind}/${name}`, type)
    },
    remove: async (kind, name) => void stored.delete(`${kind}/${name}`),
    list: async (kind) =>
      [...stored.keys()].filter((name) => name.startsWith(`${kind}/`)).map((name) => name.slice(kind.length + 1)),
  }
  const location: FileLocation = { title, folder: null, store }
  return { location, stored, types }
}

const files = { 'images/a.webp': 'A', 'catering/été.pdf': 'B', 'section_banner/c.webp': 'C' }

describe('copyFiles', () => {
  test('copies new and changed files and reports missing ones', async () => {
    const from = makeLocation('one', files)
    const to = makeLocation('two', { 'images/a.webp': 'A', 'catering/été.pdf': 'old', 'logo/other.webp': 'D' })
    const named = ['images/a.webp', 'section_banner/c.webp', 'images/lost.webp']
    expect(await copyFiles(from.location, to.location, named)).toEqual({
      copied: 2,
      same: 1,
      missing: ['images/lost.webp'],
      sameLocation: false,
    })
    expect(Object.fromEntries([...to.stored].map(([name, bytes]) => [name, bytes.toString()]))).toEqual({
      ...files,
      'logo/other.webp': 'D',
    })
    expect([...to.types.values()].sort()).toEqual(['application/pdf', 'image/webp'])
  })

  test('copies nothing between one location and itself', async () => {
    const { location } = makeLocation('one', files)
    expect(await copyFiles(location, location, ['images/a.webp', 'images/lost.webp'])).toEqual({
      copied: 0,
      same: 0,
      missing: ['images/lost.webp'],
      sameLocation: true,
    })
  })

  test('throws if a file differs after it was written', async () => {
    const to = makeLocation('two', {}, (bytes) => bytes.subarray(1))
    await expect(copyFiles(makeLocation('one', files).location, to.location, [])).rejects.toThrow(
      /^The file \S+ in two differs from the one in one after copying\.$/,
    )
  })
})

describe('file locations', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'refectory-places-'))
  const settings = { bucket: null, mediaDir: folder }

  test('use MEDIA_DIR unless another folder is given', async () => {
    expect((await openFileLocation(undefined, settings)).folder).toBe(folder)
    expect((await openFileLocation(path.join(folder, 'x'), settings)).folder).toBe(path.join(folder, 'x'))
  })

  test('must not contain each other', async () => {
    const [outer, inner] = [
      await openFileLocation(folder, settings),
      await openFileLocation(path.join(folder, 'x'), settings),
    ]
    expect(() => rejectNestedFolders(outer, inner)).toThrow(/is inside the other/)
    expect(() => rejectNestedFolders(inner, outer)).toThrow(/is inside the other/)
    expect(() => rejectNestedFolders(outer, outer)).not.toThrow()
  })
})
