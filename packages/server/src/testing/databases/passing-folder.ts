import { mkdtemp, realpath, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Bytes that both engines of a run never fill. */
const roomy = 8 * 2 ** 30

/** Makes a folder among the temporary files of the machine, on its disk. */
export const folderOnDisk = async (prefix: string): Promise<string> =>
  mkdtemp(join(await realpath(tmpdir()), prefix))

/**
 * Makes a folder for data that nobody keeps beyond a run: in memory where a machine has plenty, else among other temporary
 * files. A database is four hundred files, and on a disk making and removing them costs as much as what they are for.
 */
export async function passingFolder(prefix: string): Promise<string> {
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const isRoomy = Math.min(free, process.availableMemory()) > roomy
  return isRoomy ? mkdtemp(join(memory, prefix)) : folderOnDisk(prefix)
}
