import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SampleList } from '@duologue/contract/samples/sample-list'
import { audioKey, speakerOf } from '../../../packages/server/src/content/audio-key'
import { picoRate } from '../../../packages/server/src/outside/voices/pico/pico'
import type { PicoClip } from '../../../packages/server/src/outside/voices/pico/speak-with-pico'
import { type HeardClips, sumOf } from '../heard-clips'
import { itemsToSpeak, type OwnLine, ownLines } from '../lines-to-speak'
import { apart } from './apart'
import { shapeOfSound } from './sound-shape'

/** How far the two clips of a pair are apart, and the sums of the clips that were measured. */
interface MeasuredPair {
  apart: number
  sums: readonly string[]
}

/** The places of both clips, with a space between them → how they differ, as `content/audio/pairs.json` has it. */
export type MeasuredPairs = Record<string, MeasuredPair>

const fileOf = (folder: string) => join(folder, 'pairs.json')

export const readPairs = async (folder: string): Promise<MeasuredPairs> =>
  JSON.parse(await readFile(fileOf(folder), 'utf8').catch(() => '{}')) as MeasuredPairs

/** A pair of a list, and the places of its clips. */
export interface PairOfClips {
  texts: readonly string[]
  keys: readonly string[]
}

/** The pairs of a list that our own voice speaks; what people recorded was heard by them. */
export function ownPairs(list: SampleList, heard: HeardClips): PairOfClips[] {
  if (ownLines(itemsToSpeak([list])).length === 0) return []
  const speaker = speakerOf(list, list.difficulty)
  return list.pairs
    .map(pair => ({
      texts: pair.map(({ text }) => text),
      keys: pair.map(({ text }) => audioKey(list.language, speaker, text)),
    }))
    .filter(({ keys }) => keys.every(key => heard[key]?.by === undefined))
}

const rowOf = ({ keys }: PairOfClips) => keys.join(' ')

/** What was measured of a pair, if it was measured of the very clips that are there. */
export function measuredOf(pair: PairOfClips, measured: MeasuredPairs, heard: HeardClips) {
  const known = measured[rowOf(pair)]
  return known?.sums.every((sum, at) => sum === heard[pair.keys[at] ?? '']?.sum) ? known : undefined
}

/** Speaks the pairs that were not measured yet once more, measures them, and forgets those that no list has. */
export async function measurePairs(
  folder: string,
  lists: readonly SampleList[],
  heard: HeardClips,
  speak: (line: OwnLine) => Promise<PicoClip>,
): Promise<number> {
  const before = await readPairs(folder)
  const lines = new Map(ownLines(itemsToSpeak(lists)).map(line => [line.key, line]))
  const measured: MeasuredPairs = {}
  let fresh = 0
  for (const pair of lists.flatMap(list => ownPairs(list, heard))) {
    const known = measuredOf(pair, before, heard)
    measured[rowOf(pair)] = known ?? (await measure(pair))
    if (!known) fresh += 1
  }
  async function measure({ keys }: PairOfClips): Promise<MeasuredPair> {
    const own = keys.flatMap(key => lines.get(key) ?? [])
    const clips: PicoClip[] = []
    for (const line of own) clips.push(await speak(line))
    const [one = [], other = []] = clips.map(({ sound }) => shapeOfSound(sound, picoRate))
    return { apart: apart(one, other), sums: clips.map(({ mp3 }) => sumOf(mp3)) }
  }
  const rows = Object.keys(measured)
    .sort()
    .map(key => `  ${JSON.stringify(key)}: ${JSON.stringify(measured[key])}`)
  await writeFile(fileOf(folder), `{\n${rows.join(',\n')}\n}\n`)
  return fresh
}
