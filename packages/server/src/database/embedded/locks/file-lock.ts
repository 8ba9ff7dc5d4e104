import { constants } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { DatabaseRefusal } from '../../database-refusal'
import { type AppLock, inUse } from './folder-in-use'

/** `O_EXLOCK | O_NONBLOCK` of macOS, which Node does not name. */
const exclusive = 0x20 | 0x4

/**
 * The lock on macOS, which has no abstract sockets: a file opened with an exclusive lock, freed by
 * the kernel with the last descriptor. Not tested: no machine with macOS was at hand.
 */
export async function takeFileLock(path: string): Promise<AppLock> {
  try {
    const file = await open(path, constants.O_RDWR | constants.O_CREAT | exclusive, 0o600)
    await file.truncate()
    await file.write(String(process.pid))
    return { release: () => file.close() }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    throw new DatabaseRefusal(inUse((await readFile(path, 'utf8')) || 'unknown'))
  }
}
