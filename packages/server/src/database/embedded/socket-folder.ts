import { chmod, chown, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseRefusal } from '../database-refusal'
import { canUse, type RunAs } from './programs/run-as'

const prefix = 'duologue-pg-'
export const socketPort = 5432

/** The longest path a Unix socket may have, in bytes. */
const longest = process.platform === 'darwin' ? 103 : 107

export function socketPath(folder: string): string {
  return join(folder, `.s.PGSQL.${socketPort}`)
}

/** Whether a folder named by an old server's lock file was made here. */
export function isSocketFolder(folder: string): boolean {
  return basename(folder).startsWith(prefix)
}

export async function removeSocketFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** An existing folder again, empty (a killed server leaves files in it) and the server's own. */
export async function emptySocketFolder(folder: string, runAs: RunAs): Promise<void> {
  await removeSocketFolder(folder)
  await mkdir(folder, { mode: 0o700 })
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
}

/**
 * A new folder for the server's socket, which only the server's user may enter. The name is new each
 * time: a fixed one fails on the lock file of a killed server. A service of systemd has a folder for
 * such things (`RUNTIME_DIRECTORY`), while its /tmp may be its own: what runs beside it, a backup or a
 * command, finds the socket only there.
 */
export async function makeSocketFolder(runAs: RunAs): Promise<string> {
  const ofService = process.env['RUNTIME_DIRECTORY']?.split(':')[0]
  const personal = runAs ? undefined : process.env['XDG_RUNTIME_DIR']
  for (const place of [ofService, personal, tmpdir(), '/tmp']) {
    if (!place || Buffer.byteLength(socketPath(join(place, `${prefix}XXXXXX`))) > longest) continue
    try {
      const real = await realpath(place)
      if (!(await canUse(real, runAs))) continue
      const folder = await mkdtemp(join(real, prefix))
      await chmod(folder, 0o700)
      if (runAs) await chown(folder, runAs.uid, runAs.gid)
      return folder
    } catch {
      // Missing or not writable: the next place may do.
    }
  }
  throw new DatabaseRefusal(
    'No temporary folder can hold the socket of the database. Set TMPDIR to a short path that every user may enter, such as /tmp.',
  )
}
