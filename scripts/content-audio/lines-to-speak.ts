import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import type { SampleList } from '@duologue/contract/samples/sample-list'
import { audioKey, type Speaker, speakerOf } from '../../packages/server/src/content/audio-key'
import {
  type PicoLanguage,
  picoLanguages,
} from '../../packages/server/src/outside/voices/pico/pico-shapes'

/** A line that needs a clip, and the clip's place below `content/audio`. */
export interface LineToSpeak {
  key: string
  language: PicoLanguage
  speaker: Speaker
  text: string
}

const spoken = (code: string) => picoLanguages.find(known => known === code)

/**
 * The clips that the dialogues need, each once, in the order of the dialogues. Lines in a language
 * without a voice of ours have none: the browser speaks them.
 */
export function linesToSpeak(conversations: SampleConversation[]): LineToSpeak[] {
  const lines = new Map<string, LineToSpeak>()
  for (const { language: code, difficulty, character1, character2, dialogue } of conversations) {
    const language = spoken(code)
    if (language === undefined) continue
    for (const { character, text } of dialogue) {
      const speaker = speakerOf(character === 1 ? character1 : character2, difficulty)
      const key = audioKey(language, speaker, text)
      lines.set(key, { key, language, speaker, text })
    }
  }
  return [...lines.values()]
}

/** The clips that the items of pronunciation lists need, each once, all of a list in its own voice. */
export function itemsToSpeak(lists: SampleList[]): LineToSpeak[] {
  const lines = new Map<string, LineToSpeak>()
  for (const { language: code, difficulty, voice, pairs } of lists) {
    const language = spoken(code)
    if (language === undefined) continue
    const speaker = speakerOf({ voice }, difficulty)
    for (const { text } of pairs.flat()) {
      const key = audioKey(language, speaker, text)
      lines.set(key, { key, language, speaker, text })
    }
  }
  return [...lines.values()]
}
