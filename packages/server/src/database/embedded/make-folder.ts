import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST'

/**
 * Makes a folder with those above it, where they are missing. Node's own way of it waits forever below a place that says
 * of no folder that it is there and takes none (`/proc`); here that is an error.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    if (isThere(error)) return
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path).catch(again => {
      if (!isThere(again)) throw again
    })
  }
}
