import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What comes in here begins with the number of this process; in a container another one had that number before. */
const ours = `duologue-incoming-${process.pid}-${randomUUID()}`

/** Whether a process of this machine runs; one that is somebody else's may not be asked, but does. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Where a file that comes in may lie until its call is answered: among the temporary files of the machine. */
export const incomingPlace = (): string => join(tmpdir(), `${ours}-${randomUUID()}`)

/** Removes what came in to processes that were killed. What somebody else alone may remove stays. */
export async function clearIncoming(): Promise<void> {
  const left = (await readdir(tmpdir())).filter(name => {
    const id = Number(/^duologue-incoming-(\d+)-/.exec(name)?.[1])
    return id === process.pid ? !name.startsWith(ours) : id > 0 && !isRunning(id)
  })
  await Promise.allSettled(left.map(name => rm(join(tmpdir(), name), { force: true })))
}
