import { createHash } from 'node:crypto'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { type PronunciationRoom, sampleListDigests, saveSampleList } from '../pronunciation/index'
import { audioKey, speakerOf } from './audio-key'
import { type Durations, readDurations } from './durations'
import { type KeyedList, readSampleLists } from './read-lists'
import { sampleAuthorId } from './sample-author'

/** Raised when the same list is to be written in another way than before. */
const writtenAs = 1

/** An item's id: it follows from its list and its text, so that it is the same again when the file has changed. */
function itemId(key: string, text: string): string {
  const hex = createHash('sha256').update(`${key}\n${text}`).digest('hex')
  // A UUID of version 8: made of whatever its maker likes.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The items of a list, pair by pair, each the contrast of its partner. */
function itemsOf({ key, list }: KeyedList, durations: Durations): PronunciationItem[] {
  return list.pairs.flatMap(pair =>
    pair.map(({ text, translation, pinyin }, index) => {
      const clip = audioKey(list.language, speakerOf(list, list.difficulty), text)
      return {
        id: itemId(key, text),
        text,
        translation,
        pinyin: pinyin ?? null,
        audio: durations[clip] === undefined ? null : `/audio/${clip}`,
        variants: [],
        contrast: itemId(key, pair[1 - index]?.text ?? ''),
      }
    }),
  )
}

const digestOf = ({ list }: KeyedList, items: readonly PronunciationItem[]): string =>
  createHash('sha256')
    .update(JSON.stringify([writtenAs, list, items]))
    .digest('base64url')

/**
 * Brings the lists of the content folder into the database: new and changed ones are written, the others left alone, and
 * none is ever there twice, however often and by however many servers this runs.
 */
export async function bringInLists(room: PronunciationRoom, contentFolder: string): Promise<void> {
  const [keyed, durations] = await Promise.all([
    readSampleLists(contentFolder),
    readDurations(contentFolder),
  ])
  const known = await sampleListDigests(
    room.database,
    keyed.map(({ key }) => key),
  )
  const changed = keyed
    .map(one => ({ ...one, items: itemsOf(one, durations) }))
    .map(one => ({ ...one, digest: digestOf(one, one.items) }))
    .filter(({ key, digest }) => known.get(key) !== digest)
  if (changed.length === 0) return
  const author = await sampleAuthorId(room)
  for (const { key, list, items, digest } of changed) {
    const { title, description, language, difficulty, scene } = list
    const told = { title, description, language, difficulty, scene, items, author }
    await saveSampleList(room, { ...told, contentKey: key, contentDigest: digest })
  }
}
