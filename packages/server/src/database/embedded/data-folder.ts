import { createHash } from 'node:crypto'
import { access, constants, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefusal } from '../database-refusal'
import { makeFolder } from './make-folder'

export type DataFolder = {
  /** The real path of DATA_DIR. */
  readonly path: string
  /** What the launcher itself keeps: `<path>/pg`. */
  readonly pg: string
  /** Names the folder where a path does not fit: 16 hexadecimal digits. */
  readonly key: string
}

/** Makes the data folder if it is missing. Throws a DatabaseRefusal when it cannot be written. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  try {
    await makeFolder(join(dataDir, 'pg'))
    const path = await realpath(dataDir)
    const pg = join(path, 'pg')
    await access(pg, constants.W_OK | constants.X_OK)
    return { path, pg, key: createHash('sha256').update(path).digest('hex').slice(0, 16) }
  } catch (error) {
    throw new DatabaseRefusal(
      `The data folder ${dataDir} cannot be used (${(error as Error).message}). Give it to the user who starts Duologue, or start with another DATA_DIR.`,
    )
  }
}
