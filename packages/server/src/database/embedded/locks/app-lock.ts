import { join } from 'node:path'
import { takeFileLock } from './file-lock'
import type { AppLock } from './folder-in-use'
import { takeSocketLock } from './socket-lock'

/**
 * At most one running program owns a data folder. Throws a DatabaseRefusal that names the owner.
 * @param key the folder's name as `folderKey` makes it
 * @param folder an existing folder of ours, for systems that lock by a file
 */
export function takeAppLock(key: string, folder: string): Promise<AppLock> {
  return process.platform === 'linux'
    ? takeSocketLock(key)
    : takeFileLock(join(folder, 'owner.lock'))
}
