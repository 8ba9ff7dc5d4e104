import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { songDifficultyNames } from '@duologue/domain/messages/songs/editor'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import { wordLimits } from '@duologue/domain/words/word-limits'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useSettled } from '../ui/fields/use-settled'

/** How long typing rests before a word is looked up, in milliseconds. */
const rest = 350

/** What is said about how difficult a typed word may be, by how common it is; nothing where no list knows it. */
export function useSuggestion(
  client: Client,
  typed: string,
  language: SongLanguage,
): string | undefined {
  const text = useSettled(typed.trim(), rest)
  const isAsked = text !== '' && text.length <= wordLimits.text
  const { data } = useQuery({
    queryKey: ['rank', language, text],
    queryFn: isAsked ? () => client.words.getRank({ query: { text, language } }) : skipToken,
  })
  return data?.difficulty && data.frequency !== null
    ? texts.suggested(songDifficultyNames[data.difficulty], data.frequency)
    : undefined
}
