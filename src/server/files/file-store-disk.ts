import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { UploadKind } from '@/domain/files/upload-kinds'
import type { FileStore, OpenFile } from './file-store'

/** A store of uploads as files, in a folder for each kind under `mediaDir`. */
export function diskStore(mediaDir: string): FileStore {
  const folderOf = (kind: UploadKind) => path.join(mediaDir, kind)
  const pathOf = (kind: UploadKind, name: string) => {
    if (name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name))
      throw new Error('A stored file has a plain name')
    return path.join(folderOf(kind), name)
  }
  return {
    open: async (kind, name) => openFile(pathOf(kind, name)),
    read: async (kind, name) => readFile(pathOf(kind, name)).catch(nullIfGone),
    write: async (kind, name, bytes) => {
      const to = pathOf(kind, name)
      await mkdir(folderOf(kind), { recursive: true })
      // Without the comment Turbopack lists every file of the project as a dependency of each page.
      const unfinished = path.join(/* turbopackIgnore: true */ folderOf(kind), `.${randomBytes(8).toString('hex')}`)
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, to) // atomic: readers find the whole file or none
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    remove: async (kind, name) => rm(pathOf(kind, name), { force: true }),
    list: async (kind) => {
      const entries = (await readdir(folderOf(kind), { withFileTypes: true }).catch(nullIfGone)) ?? []
      return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
    },
  }
}

async function openFile(at: string): Promise<OpenFile | null> {
  const file = await open(at).catch(() => null)
  if (!file) return null
  try {
    const stat = await file.stat()
    if (stat.isFile()) {
      const { size, mtime, mtimeMs } = stat
      return {
        size,
        changed: mtime,
        tag: `${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}`,
        stream: async (range) => Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>,
        close: () => file.close(),
      }
    }
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return null
}

function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
