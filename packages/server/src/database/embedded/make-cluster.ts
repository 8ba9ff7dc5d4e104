import { chmod, chown, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseRefusal } from '../database-refusal'
import type { ClusterPlace } from './cluster-place'
import { explainFault } from './explain-fault'
import type { Programs } from './programs/programs'
import { runProgram } from './programs/run-program'

/**
 * Text is UTF-8 and its classes are known (without a UTF-8 ctype, trigrams of Chinese are empty);
 * sorting is by code point, so no library update of the machine can break an index.
 */
export function localeOptions(major: number): string[] {
  const ctype =
    process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=en_US.UTF-8'] : ['--locale=C.UTF-8']
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  return ['-E', 'UTF8', ...ctype, ...(major >= 17 ? builtin : [])]
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Makes a new, empty database. A kill in the middle leaves nothing half-made under its name. */
export async function makeCluster({ folder, runAs }: ClusterPlace, programs: Programs) {
  const parent = dirname(folder)
  const halfName = `${basename(folder)}.new-`
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    if (name.startsWith(halfName)) await rm(join(parent, name), { recursive: true, force: true })
  }
  const half = await mkdtemp(join(parent, halfName))
  try {
    await chmod(half, 0o700)
    if (runAs) await chown(half, runAs.uid, runAs.gid)
    const access = ['-U', 'postgres', '--auth-local=trust', '--auth-host=reject']
    const options = [...access, ...localeOptions(programs.major), '--data-checksums']
    const args = ['-D', half, ...options, '--no-instructions']
    const { ok, out, err } = await runProgram(programs.initdb, args, runAs)
    if (!ok) {
      throw new DatabaseRefusal(
        explainFault(`The database could not be made in ${folder}`, err || out),
      )
    }
    await rename(half, folder)
    await syncFolder(parent)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
}
