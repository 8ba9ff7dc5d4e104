import { type LanguageCode, languageOf } from '@duologue/domain/choices/languages'
import { codeOfSongLanguage, songLanguages } from '@duologue/domain/choices/song-choices'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { NewItem } from '@duologue/domain/pronunciation/item-actions'
import { wordsOfLines } from '@duologue/domain/text/words-of-lines'
import { translationLimits } from '@duologue/domain/translation/translation-limits'
import type { Client } from '../../api/client'

/** How many conversations or songs are offered at once. */
const offered = 8

/** Something whose words may be chosen for a list, and how it is found. */
export interface WordSource {
  title: string
  find: (typed: string) => Promise<{ id: string; title: string }[]>
  wordsOf: (id: string) => Promise<NewItem[]>
}

const wordsOnly = (lines: readonly string[], language: string): NewItem[] =>
  wordsOfLines(lines, language).map(text => ({ text }))

/** Words with what is known of their translation; without any they are words all the same. */
async function translated(
  client: Client,
  items: NewItem[],
  between: { from: LanguageCode; to: LanguageCode },
): Promise<NewItem[]> {
  const asked = items.slice(0, translationLimits.texts).map(({ text }) => text)
  if (between.from === between.to || asked.length === 0) return items
  const body = { texts: asked, ...between }
  const answer = await client.translation.translateTexts({ body }).catch(() => null)
  const known = new Map(answer?.translations.map(one => [one.text, one.translation]))
  return items.map(item => ({ ...item, translation: known.get(item.text) ?? '' }))
}

/** Conversations of a language; their words have no translation of their own, so what is known of them is asked for. */
export const conversationSource = (client: Client, language: LanguageCode): WordSource => ({
  title: texts.fromConversation,
  find: async typed => {
    const query = { language, limit: offered, ...(typed ? { title: typed } : {}) }
    const { conversations } = await client.conversations.searchConversations({ query })
    return conversations
  },
  wordsOf: async id => {
    const conversation = await client.conversations.getConversation({ params: { id } })
    const words = wordsOnly(
      conversation.dialogue.map(({ text }) => text),
      language,
    )
    const to = languageOf(conversation.translationLanguage) ?? 'en'
    return translated(client, words, { from: language, to })
  },
})

/** Songs of a language, if there are songs in it; their words are explained already. */
export function songSource(client: Client, language: LanguageCode): WordSource | undefined {
  const sung = songLanguages.find(name => codeOfSongLanguage(name) === language)
  if (!sung) return undefined
  return {
    title: texts.fromSong,
    find: async typed => {
      const query = { language: sung, limit: offered, ...(typed ? { searchTerm: typed } : {}) }
      const { songs } = await client.songs.searchSongs({ query })
      return songs.map(({ id, titleAndArtist }) => ({ id, title: titleAndArtist }))
    },
    wordsOf: async id => {
      const { lyrics } = await client.songs.getSong({ params: { id }, query: {} })
      const words = new Map(lyrics.flatMap(lyric => lyric.words.map(word => [word.text, word])))
      return words.size > 0
        ? [...words.values()].map(({ text, translation, pinyin }) => ({
            text,
            translation,
            pinyin: pinyin || null,
          }))
        : wordsOnly(
            lyrics.map(({ text }) => text),
            language,
          )
    },
  }
}
