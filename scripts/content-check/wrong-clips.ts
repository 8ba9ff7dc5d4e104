import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import type { SampleList } from '@duologue/contract/samples/sample-list'
import { type KnownClips, readShelf } from '../content-audio/clip-shelf'
import {
  itemsToSpeak,
  type LineToSpeak,
  linesToSpeak,
  ownLines,
} from '../content-audio/lines-to-speak'
import { readPairs } from '../content-audio/pairs/measured-pairs'
import { sameClips, wrongPaceOf, wrongSoundOf } from './clip-rules'
import { wrongPairs } from './pair-rules'

interface Told {
  key: string
  sample: SampleConversation | SampleList
}

/** What is wrong with the clip of a text: with its sound, and in a conversation with its pace. */
function wrongInClip(
  { heard, durations }: KnownClips,
  { key, text, language }: LineToSpeak,
  isLine: boolean,
): string[] {
  const clip = heard[key]
  const durationMs = durations[key]
  // In a language without a voice of ours there may be none.
  if (!clip || !durationMs) return []
  const pace = isLine ? wrongPaceOf({ ...clip, durationMs }, text, language) : []
  return [...wrongSoundOf(clip), ...pace].map(wrong => `${wrong}: ${text}`)
}

/** What is wrong with the clips of conversations and lists (content.md#clips). */
export async function wrongInClips(folder: string, told: readonly Told[]) {
  const clips = await readShelf(folder)
  const pairs = await readPairs(folder)
  const same = sameClips(clips.heard).map(what => ({ where: 'audio', what }))
  const wrong = told.flatMap(({ key, sample }) => {
    const isConversation = 'dialogue' in sample
    const lines = isConversation ? linesToSpeak([sample]) : itemsToSpeak([sample])
    const missing = ownLines(lines)
      .filter(line => !clips.heard[line.key])
      .map(({ text }) => `no clip that was measured (npm run content:audio): ${text}`)
    const heard = lines.flatMap(line => wrongInClip(clips, line, isConversation))
    const alike = 'pairs' in sample ? wrongPairs(sample, clips.heard, pairs) : []
    return [...missing, ...heard, ...alike].map(what => ({ where: key, what }))
  })
  return [...wrong, ...same]
}
