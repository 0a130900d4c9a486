import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FileStore } from '@/server/file-store'
import { copyFiles } from '../../../scripts/copy/copy-files'
import { checkPlaces, placeOf, type Place } from '../../../scripts/copy/file-places'

/** A place in memory; `spoil` is what its writes do to the bytes. */
function placeInMemory(title: string, files: Record<string, string>, spoil = (bytes: Buffer) => bytes) {
  const held = new Map<string, Buffer>(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))
  const types = new Map<string, string>()
  const store: FileStore = {
    open: async () => null,
    read: async (kind, name) => held.get(`${kind}/${name}`) ?? null,
    write: async (kind, name, bytes, type) => {
      held.set(`${kind}/${name}`, spoil(Buffer.from(bytes)))
      types.set(`${kind}/${name}`, type)
    },
    remove: async (kind, name) => void held.delete(`${kind}/${name}`),
    list: async (kind) =>
      [...held.keys()].filter((name) => name.startsWith(`${kind}/`)).map((name) => name.slice(kind.length + 1)),
  }
  const place: Place = { title, folder: null, store }
  return { place, held, types }
}

const files = { 'images/a.webp': 'A', 'catering/été.pdf': 'B', 'section_banner/c.webp': 'C' }

describe('the files of a deployment', () => {
  test('are copied, those that are there already are not, and those that nobody has are named', async () => {
    const from = placeInMemory('one', files)
    const to = placeInMemory('two', { 'images/a.webp': 'A', 'catering/été.pdf': 'old', 'logo/other.webp': 'D' })
    const named = ['images/a.webp', 'section_banner/c.webp', 'images/lost.webp']
    expect(await copyFiles(from.place, to.place, named)).toEqual({
      copied: 2,
      same: 1,
      missing: ['images/lost.webp'],
      samePlace: false,
    })
    expect(Object.fromEntries([...to.held].map(([name, bytes]) => [name, bytes.toString()]))).toEqual({
      ...files,
      'logo/other.webp': 'D',
    })
    expect([...to.types.values()].sort()).toEqual(['application/pdf', 'image/webp'])
  })

  test('stay where they are when both places are one', async () => {
    const { place } = placeInMemory('one', files)
    expect(await copyFiles(place, place, ['images/a.webp', 'images/lost.webp'])).toEqual({
      copied: 0,
      same: 0,
      missing: ['images/lost.webp'],
      samePlace: true,
    })
  })

  test('are read again when they are written, and a spoilt one ends the copy', async () => {
    const to = placeInMemory('two', {}, (bytes) => bytes.subarray(1))
    await expect(copyFiles(placeInMemory('one', files).place, to.place, [])).rejects.toThrow(
      /^The file \S+ could not be written to two as it is in one\.$/,
    )
  })
})

describe('the place of files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'refectory-places-'))
  const settings = { bucket: null, mediaDir: folder }

  test('is MEDIA_DIR unless another folder is named', async () => {
    expect((await placeOf(undefined, settings)).folder).toBe(folder)
    expect((await placeOf(path.join(folder, 'x'), settings)).folder).toBe(path.join(folder, 'x'))
  })

  test('is refused inside another', async () => {
    const [outer, inner] = [await placeOf(folder, settings), await placeOf(path.join(folder, 'x'), settings)]
    expect(() => checkPlaces(outer, inner)).toThrow(/lie inside one another/)
    expect(() => checkPlaces(inner, outer)).toThrow(/lie inside one another/)
    expect(() => checkPlaces(outer, outer)).not.toThrow()
  })
})
