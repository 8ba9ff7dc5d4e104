import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCsv } from '../../packages/domain/src/text/csv'
import type { ClipShelf } from '../content-audio/clip-shelf'
import type { LineToSpeak } from '../content-audio/lines-to-speak'
import { openClipMaker } from './clip-of-recording'

/** Who speaks, and how the recordings may be used: one line, such as `Li Ming, CC BY 4.0`. */
const licenceFile = 'licence.txt'
const scriptFile = 'lines.csv'

/** The file that a line is recorded into: its clip's name. */
export const recordingOf = ({ key }: LineToSpeak): string =>
  `${key.slice(key.indexOf('/') + 1).replace(/\.mp3$/, '')}.wav`

/** Writes what is to be recorded, line by line: the file, whose voice it is, the text, and how it is read. */
export async function writeScript(folder: string, lines: readonly LineToSpeak[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const rows = lines.map(line => [
    recordingOf(line),
    line.speaker.voice,
    line.speaker.age,
    line.text,
    line.pinyin ?? '',
  ])
  const head = ['file', 'voice', 'age', 'text', 'pinyin']
  await writeFile(join(folder, scriptFile), `\uFEFF${writeCsv([head, ...rows])}`)
}

export interface Packed {
  done: number
  /** Lines without a recording. */
  missing: number
  failed: string[]
}

/** Takes the recordings of a folder; throws when nobody has said how they may be used. */
export async function packRecordings(
  folder: string,
  lines: readonly LineToSpeak[],
  shelf: ClipShelf,
): Promise<Packed> {
  const told = await readFile(join(folder, licenceFile), 'utf8').catch(() => '')
  const licence = told.trim()
  if (!licence || licence.includes('\n'))
    throw new Error(`Write one line into ${licenceFile}: who speaks, and the licence.`)
  const make = await openClipMaker()
  const packed: Packed = { done: 0, missing: 0, failed: [] }
  for (const line of lines) {
    const file = join(folder, recordingOf(line))
    if (!existsSync(file)) {
      packed.missing += 1
      continue
    }
    try {
      await shelf.put(line.key, make(await readFile(file), { by: 'human', licence }))
      packed.done += 1
    } catch (error) {
      const why = error instanceof Error ? error.message : 'failed'
      packed.failed.push(`${recordingOf(line)}: ${why}`)
    }
  }
  return packed
}
