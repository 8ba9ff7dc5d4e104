import { join } from 'node:path'
import { takeFileLock } from './file-lock'
import { takeSocketLock } from './socket-lock'

export type AppLock = { release(): Promise<void> }

export function inUse(pid: string): string {
  return `The data folder is in use by another running Duologue (pid ${pid}). Stop it, or start this one with another DATA_DIR.`
}

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
