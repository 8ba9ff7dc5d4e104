import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import type { SampleList } from '@duologue/contract/samples/sample-list'
import { audioKey, type Speaker, speakerOf } from '../../packages/server/src/content/audio-key'
import {
  type PicoLanguage,
  picoLanguages,
} from '../../packages/server/src/outside/voices/pico/pico-shapes'

/** A line that may have a clip, and the clip's place below `content/audio`. */
export interface LineToSpeak {
  key: string
  language: string
  speaker: Speaker
  text: string
  pinyin?: string
}

/** A line in a language that our own voices speak. */
export type OwnLine = LineToSpeak & { language: PicoLanguage }

const isOwn = (line: LineToSpeak): line is OwnLine =>
  picoLanguages.some(known => known === line.language)

/** The lines of those that our own voices speak; the browser speaks the others, if nobody recorded them. */
export const ownLines = (lines: readonly LineToSpeak[]): OwnLine[] => lines.filter(isOwn)

const once = (lines: readonly LineToSpeak[]) => [
  ...new Map(lines.map(line => [line.key, line])).values(),
]

const pinyinOf = ({ pinyin }: { pinyin?: string | undefined }) => (pinyin ? { pinyin } : {})

/** The clips that the dialogues may have, each once, in the order of the dialogues. */
export const linesToSpeak = (conversations: readonly SampleConversation[]): LineToSpeak[] =>
  once(
    conversations.flatMap(({ language, difficulty, character1, character2, dialogue }) =>
      dialogue.map(line => {
        const speaker = speakerOf(line.character === 1 ? character1 : character2, difficulty)
        const key = audioKey(language, speaker, line.text)
        return { key, language, speaker, text: line.text, ...pinyinOf(line) }
      }),
    ),
  )

/** The clips that the items of pronunciation lists may have, each once, all of a list in its own voice. */
export const itemsToSpeak = (lists: readonly SampleList[]): LineToSpeak[] =>
  once(
    lists.flatMap(({ language, difficulty, voice, pairs }) => {
      const speaker = speakerOf({ voice }, difficulty)
      return pairs.flat().map(item => {
        const key = audioKey(language, speaker, item.text)
        return { key, language, speaker, text: item.text, ...pinyinOf(item) }
      })
    }),
  )
