import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copiesPlace } from '../shared-places'

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Readable by all, whatever umask the originals were made with. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}

/**
 * Copies a folder once per name (58 MB in 55 ms) to where the database's user can read it. Safe to
 * kill and to run by several at once: the name appears when the copy is whole.
 * @returns the copy
 */
export async function copyReadable(
  folder: string,
  name: string,
  finish: (copy: string) => Promise<unknown>,
): Promise<string> {
  const place = copiesPlace()
  const copy = join(place, name)
  if (await exists(copy)) return copy
  await mkdir(place, { recursive: true })
  await chmod(place, 0o755)
  const half = await mkdtemp(`${copy}.new-`)
  try {
    await cp(folder, half, { recursive: true, verbatimSymlinks: true })
    await openToAll(half)
    await finish(half)
    await rename(half, copy)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (!(await exists(copy))) throw error
  }
  return copy
}
