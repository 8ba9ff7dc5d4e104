import { otherLanguages } from '@duologue/contract/samples/sample-conversation'
import { characterPortrait } from '@duologue/domain/conversations/pictures'
import {
  type ConversationsRoom,
  type SampleLine,
  sampleDigests,
  saveSample,
} from '../conversations/index'
import { audioKey, speakerOf } from './audio-key'
import { type Durations, readDurations } from './durations'
import { type KeyedSample, readSamples } from './read-samples'
import { sampleAuthorId } from './sample-author'
import { sampleDigest } from './sample-digest'

function linesOf({ sample }: KeyedSample, durations: Durations): SampleLine[] {
  return sample.dialogue.map((line, index) => {
    const character = line.character === 1 ? sample.character1 : sample.character2
    const clip = audioKey(sample.language, speakerOf(character, sample.difficulty), line.text)
    const durationMs = durations[clip] ?? null
    return {
      position: index + 1,
      character: line.character,
      text: line.text,
      pinyin: line.pinyin ?? null,
      translation: line.translation,
      translations: line.translations ?? {},
      audio: durationMs === null ? null : `/audio/${clip}`,
      durationMs,
    }
  })
}

/** A portrait that fits how the character sounds, its age and its language, the same every time. */
function portrait({ key, sample }: KeyedSample, number: 1 | 2): string {
  const character = number === 1 ? sample.character1 : sample.character2
  return characterPortrait(character, sample.language, `${key.replace('/', '-')}-${number}`)
}

const day = 24 * 60 * 60 * 1000

/** Some time in the month before: so the newest samples are a mix, not the last file of the last folder. */
function publicationTime(now: Date, digest: string): Date {
  const share = Buffer.from(digest, 'base64url').readUInt16BE() / 0xffff
  return new Date(now.getTime() - Math.floor(share * 30 * day))
}

/**
 * Brings the samples of the content folder into the database: new and changed ones are written, the others left
 * alone, and none is ever there twice, however often and by however many servers this runs.
 */
export async function bringInSamples(
  room: ConversationsRoom,
  contentFolder: string,
): Promise<void> {
  const { database, clock } = room
  const [samples, durations] = await Promise.all([
    readSamples(contentFolder),
    readDurations(contentFolder),
  ])
  const known = await sampleDigests(
    database,
    samples.map(({ key }) => key),
  )
  const changed = samples
    .map(keyed => ({ ...keyed, lines: linesOf(keyed, durations) }))
    .map(keyed => ({ ...keyed, digest: sampleDigest(keyed, keyed.lines) }))
    .filter(({ key, digest }) => known.get(key) !== digest)
  if (changed.length === 0) return
  const author = await sampleAuthorId(room)
  for (const keyed of changed) {
    const { key, sample, lines, digest } = keyed
    await saveSample(room, {
      contentKey: key,
      contentDigest: digest,
      publishedAt: publicationTime(clock.now(), digest),
      author,
      title: sample.title,
      gist: sample.gist,
      description: sample.description,
      scene: sample.scene,
      sceneBy: 'sample',
      language: sample.language,
      difficulty: sample.difficulty,
      translationLanguage: sample.translationLanguage,
      otherTranslations: otherLanguages(sample.dialogue),
      character1Name: sample.character1.name,
      character1Image: portrait(keyed, 1),
      character2Name: sample.character2.name,
      character2Image: portrait(keyed, 2),
      lines,
    })
  }
}
