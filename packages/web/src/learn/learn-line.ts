import type { Conversation, DialogueLine } from '@duologue/contract/conversations'
import type { ReviewLine, ReviewSongLine } from '@duologue/contract/learn'
import { libraryTranslation } from '@duologue/domain/choices/song-choices'
import { dialogueIn } from '@duologue/domain/conversations/dialogue-in'
import { portraitOf } from '@duologue/domain/conversations/pictures'
import type { GapLine } from '@duologue/domain/learn/gaps'

/** A line as it is shown and heard. */
export interface SpokenBy {
  readonly text: string
  readonly audio: string | null
  /** The part of that recording in which it is sung, in seconds. */
  readonly part?: readonly [number, number]
  readonly pinyin: string | null
  readonly translation: string | null
  readonly voice: 1 | 2
  readonly name: string
  readonly portrait: string
}

/** A line that is learned, with the one before it. */
export interface LearnLine extends GapLine, SpokenBy {
  readonly translationLanguage: string
  readonly variants?: readonly string[]
  readonly lead: SpokenBy | null
  /** The title of its conversation, where lines of several are learned. */
  readonly from?: string
}

/** What is due: lines of conversations and of songs. */
export interface DueToday {
  readonly lines: readonly ReviewLine[]
  readonly songLines: readonly ReviewSongLine[]
}

interface Cast {
  readonly id: string
  readonly character1: { readonly name: string; readonly image: string | null }
  readonly character2: { readonly name: string; readonly image: string | null }
}

function spokenBy(line: DialogueLine, conversation: Cast): SpokenBy {
  const { text, audio, pinyin, translation, character: voice } = line
  const character = voice === 1 ? conversation.character1 : conversation.character2
  const portrait = portraitOf(conversation, voice, character)
  return { text, audio, pinyin, translation, voice, name: character.name, portrait }
}

/** What its author said of a line: other ways to say it, and the words that a cloze leaves out. */
const waysOf = ({ variants, gapWords }: DialogueLine) => ({ variants, gapWords })

/** The lines of a conversation, by their ids. */
export function linesOfConversation(conversation: Conversation): ReadonlyMap<string, LearnLine> {
  const { dialogue, language, translationLanguage } = conversation
  return new Map(
    dialogue.map((line, place) => {
      const before = dialogue[place - 1]
      const lead = before ? spokenBy(before, conversation) : null
      const own = spokenBy(line, conversation)
      const known = { ...own, ...waysOf(line), id: line.id, language, translationLanguage }
      return [line.id, { ...known, lead }]
    }),
  )
}

/** A line of a song, as who sings it: out of its own recording, else a voice says it; its cover stands beside it. */
function songLine(asked: ReviewSongLine): LearnLine {
  const { id, text, pinyin, translation, gap, recording, song } = asked
  const { title, artist, language, cover } = song
  const audio = recording?.address ?? null
  const spoken = { text, pinyin, translation, audio, voice: 1, name: artist } as const
  return {
    ...spoken,
    id,
    language,
    translationLanguage: libraryTranslation,
    portrait: cover,
    lead: null,
    from: title,
    ...(gap ? { gapAt: gap } : {}),
    ...(recording ? { part: [recording.from, recording.to] as const } : {}),
  }
}

/** A line of a review and the one before it, with their translations in a language that their conversation has. */
function wishedLine(asked: ReviewLine, wished: string) {
  const { translationLanguage } = asked.conversation
  const dialogue = asked.lead ? [asked.line, asked.lead] : [asked.line]
  const told = dialogueIn({ translationLanguage, dialogue }, wished)
  const [line = asked.line, lead] = told.dialogue
  return { line, lead, translationLanguage: told.translationLanguage }
}

/** The lines of a review, by their ids, with their translations in a language where they have it. */
export const linesOfReview = (
  { lines, songLines }: DueToday,
  wished: string,
): ReadonlyMap<string, LearnLine> =>
  new Map([
    ...songLines.map(asked => [asked.id, songLine(asked)] as const),
    ...lines.map((asked): [string, LearnLine] => {
      const { conversation } = asked
      const { line, lead, translationLanguage } = wishedLine(asked, wished)
      const { language, title: from } = conversation
      const before = lead ? spokenBy(lead, conversation) : null
      const own = spokenBy(line, conversation)
      const known = { ...own, ...waysOf(line), id: line.id, language, translationLanguage }
      return [line.id, { ...known, lead: before, from }]
    }),
  ])
