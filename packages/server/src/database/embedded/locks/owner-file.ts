import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Place } from '../this-place'

/** Who uses a data folder, and when they last said so (milliseconds, by the folder's own clock). */
export type Owner = Place & { readonly token: string; readonly touched: number }

/** Undefined without a file. One that cannot be read (cut off by a power loss) is nobody known. */
export async function readOwner(path: string): Promise<Owner | undefined> {
  const touched = await stat(path).then(
    found => found.mtimeMs,
    () => undefined,
  )
  if (touched === undefined) return undefined
  try {
    const owner = JSON.parse(await readFile(path, 'utf8')) as Omit<Owner, 'touched'>
    return { host: owner.host, id: owner.id, token: owner.token, touched }
  } catch {
    return { host: 'unknown', id: '', token: '', touched }
  }
}

/**
 * Writes us down as the owner in place of `before`, so that of several who try at once one wins.
 * @returns our token, or undefined when another was faster
 */
export async function claimOwnership(
  path: string,
  here: Place,
  before: Owner | undefined,
): Promise<string | undefined> {
  const token = randomUUID()
  if (before) {
    const aside = `${path}.${token}`
    await rename(path, aside)
    if ((await readOwner(aside))?.token !== before.token) {
      await rename(aside, path)
      return undefined
    }
    await rm(aside)
  }
  try {
    await writeFile(path, `${JSON.stringify({ ...here, token })}\n`, { flag: 'wx' })
    return token
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}
