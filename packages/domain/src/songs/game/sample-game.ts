import type { SongLanguage } from '../../choices/song-choices'
import { wordPlaces } from '../lyrics/word-places'
import { type GameSong, type SongSetup, type SongWishes, setUpSong } from './song-setup'

/** A song of these lines for tests: three seconds each, one after the other; its words are its texts' own. */
export function gameSong(texts: readonly string[], language: SongLanguage = 'spanish'): GameSong {
  const cut = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? []
  const wordsOf = (text: string) =>
    language === 'chinese' ? Array.from(cut(text).join('')) : cut(text)
  return {
    language,
    lines: texts.map((text, place) => {
      const places = wordPlaces(text, wordsOf(text), language)
      return {
        id: `line ${place}`,
        text,
        start: 4 * place + 1,
        stop: 4 * place + 4,
        isAsked: true,
        words: wordsOf(text).map((word, nth) => {
          const stands = places[nth]
          return [word.toLowerCase(), stands?.from ?? null, stands?.to ?? null] as const
        }),
      }
    }),
    words: [...new Set(texts.flatMap(wordsOf).map(word => word.toLowerCase()))].map(text => ({
      id: text,
      text,
      pinyin: '',
    })),
  }
}

/** Ten lines for tests. */
export const tenLines: GameSong = gameSong([
  'La luna cayó en mi taza',
  'y nadie la quiere sacar',
  'Mi gato la mira en silencio',
  'y luego se pone a cantar',
  'La noche se duerme despacio',
  'la calle se vuelve a callar',
  'y yo con mi taza de luna',
  'no sé si beber o soñar',
  'Mañana será otra mañana',
  'y el sol la vendrá a buscar',
])

/** A setup for tests. */
export const sampleGame = (
  wishes: Partial<SongWishes> = {},
  song: GameSong = tenLines,
): SongSetup =>
  setUpSong(song, {
    mode: 'listening',
    difficulty: 'normal',
    source: 'song',
    relaxed: false,
    extraTime: 1,
    ...wishes,
  })
