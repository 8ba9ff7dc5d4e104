import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The clips there are, with their lengths in milliseconds, by `language/hash.mp3`. */
export type Durations = Record<string, number>

export async function readDurations(contentFolder: string): Promise<Durations> {
  return JSON.parse(await readFile(join(contentFolder, 'audio', 'durations.json'), 'utf8'))
}
