/** What credits of Chinese and of other lyric pages begin with. */
const credits =
  /^(作词|作曲|编曲|填词|词曲|歌词|词|曲|演唱|原唱|歌手|制作人|监制|混音|和声|吉他|专辑|發行|发行|出品|作詞|編曲|填詞|詞|lyrics?|lyricist|music|composer|composed|written|words|artist|singer|album|title|producer|produced|arranged|arranger|translated|translation|transcribed|source|letra|música|paroles|musique|text|musik)( (by|von|de|par|y))?\s*[:：]/i

const adverts = /adsbygoogle|window\.|https?:\/\/|www\.|\.(com|net|org|cn)\b/i
const notesOnly = /^[\s♪♫♬♩🎵🎶*~.…—–-]+$/u

/** A line that only says how often something is sung, such as `x3` or `(×2)`. */
const repeatSign = /^[([（]?\s*[x×]\s*\d{1,2}\s*[)\]）]?$/i

/** What is known of the song from elsewhere. */
export interface KnownSong {
  title: string
  artist: string
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function namesTheSong(text: string, { title, artist }: KnownSong): boolean {
  const both = [`${title} ${artist}`, `${artist} ${title}`].map(plain)
  return title !== '' && artist !== '' && both.includes(plain(text))
}

export const isRepeatSign = (text: string): boolean => repeatSign.test(text)

/** Whether a line has nothing to sing wherever it stands: notes, addresses, what a page's advert left behind. */
export const isNeverSung = (text: string): boolean => notesOnly.test(text) || adverts.test(text)

/** Whether a line before the first sung one tells who made the song, or which song it is (editor-rules (b)). */
export const isCredit = (text: string, song: KnownSong): boolean =>
  credits.test(text) || isNeverSung(text) || isRepeatSign(text) || namesTheSong(text, song)
