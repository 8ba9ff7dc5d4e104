import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What a process of the product tells of itself. */
interface Inside {
  /** What its memory holds, in megabytes; without what nobody holds any more where it collects that before. */
  held: number
  /** How long its loop was held up since it was asked last, in milliseconds. */
  heldUp: { p99: number; most: number }
}

/** What starts the product so that it can be asked. */
export const tellingInside = ['--import', new URL('./tell-inside.js', import.meta.url).href]

/** Asks a process that was started so, and writes into this file. */
export async function askInside(pid: number, file: string): Promise<Inside> {
  const lines = async () =>
    (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const before = await lines()
  process.kill(pid, 'SIGUSR2')
  let now = before
  while (now.length === before.length) {
    await pause(100)
    now = await lines()
  }
  const { held, heldUp } = JSON.parse(now.at(-1) ?? '{}')
  return { held: held / 1024 / 1024, heldUp }
}
