import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefusal } from '../database-refusal'
import type { DataFolder } from './data-folder'
import { canReach, nobody, type RunAs, weAreRoot } from './programs/run-as'
import { rootPlace } from './shared-places'

export type ClusterPlace = {
  /** PostgreSQL's own data directory. */
  readonly folder: string
  /** The user it belongs to and runs as. */
  readonly runAs: RunAs
  /** The major version of PostgreSQL that made it; undefined when it is still to be made. */
  readonly major: number | undefined
}

async function majorOf(folder: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(folder, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new DatabaseRefusal(
      `The database in ${folder} cannot be read (${code}). Start Duologue as the user who made it, or with another DATA_DIR.`,
    )
  }
}

/** Root may start what any other user made; others only what is their own. */
async function ownerOf(folder: string): Promise<RunAs> {
  const { uid, gid } = await stat(folder)
  if (weAreRoot()) {
    if (uid !== 0) return { uid, gid }
    throw new DatabaseRefusal(
      `The database in ${folder} belongs to root, and PostgreSQL refuses to run as root. Give it to another user: chown -R ${nobody.uid}:${nobody.gid} ${folder}`,
    )
  }
  if (uid === process.getuid?.()) return undefined
  throw new DatabaseRefusal(
    `The database in ${folder} belongs to another user (uid ${uid}). Start Duologue as that user or as root, or with another DATA_DIR.`,
  )
}

/**
 * Where the database of a data folder lies. Usually inside it; for root with a folder that no other
 * user can reach (under /root), apart in /var/lib/duologue, since PostgreSQL then runs as nobody.
 * A database that exists is never passed over for a new, empty one.
 */
export async function findClusterPlace({ pg, path, key }: DataFolder): Promise<ClusterPlace> {
  const inside = join(pg, 'data')
  const apart = join(rootPlace, `data-${key}`)
  for (const folder of [inside, apart]) {
    const major = await majorOf(folder)
    if (major === undefined) continue
    const runAs = await ownerOf(folder)
    if (await canReach(folder, runAs)) return { folder, runAs, major }
    throw new DatabaseRefusal(
      `The database in ${folder} cannot be reached by its owner (uid ${runAs?.uid}). Let that user pass through the folders above ${path} (chmod o+x), or start Duologue as that user.`,
    )
  }
  if (!weAreRoot()) return { folder: inside, runAs: undefined, major: undefined }
  const folder = (await canReach(inside, nobody)) ? inside : apart
  return { folder, runAs: nobody, major: undefined }
}
