import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, placeIn } from './files'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Keeps files in a folder, spread over folders of their first two letters. What is written is on the disk before it has
 * its name, so that no file is ever there by half.
 */
export function diskFiles(folder: string): FileStore {
  const placeOf = (name: string) => join(folder, placeIn(name))
  return {
    async write(name, bytes) {
      const place = placeOf(name)
      await mkdir(dirname(place), { recursive: true })
      const half = `${place}.half`
      try {
        const file = await open(half, 'w', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(half, place)
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    async open(name) {
      const place = placeOf(name)
      try {
        const { size } = await stat(place)
        return {
          size,
          read: async part =>
            createReadStream(place, part ? { start: part.first, end: part.last } : undefined),
        }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: name => rm(placeOf(name), { force: true }),
  }
}
