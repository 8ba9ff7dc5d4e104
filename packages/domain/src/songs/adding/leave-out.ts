/** What credits of Chinese and of other lyric pages name before a colon. */
const named =
  /^(作词|作曲|编曲|填词|词曲|歌词|词|曲|演唱|原唱|歌手|制作人|监制|混音|和声|吉他|专辑|發行|发行|出品|作詞|編曲|填詞|詞|lyrics?|lyricist|music|composer|composed|written|words|artist|singer|album|title|producer|produced|arranged|arranger|translated|translation|transcribed|source|letra|música|paroles|musique|text|musik)( (by|von|de|par|y))?\s*[:：]/i

/** The same in Chinese without a colon: what was done, a space or a stroke, and who did it. */
const done =
  '作词|作詞|作曲|编曲|編曲|填词|填詞|词曲|詞曲|词\\/曲|詞\\/曲|演唱|原唱|主唱|歌手|制作人|製作人|监制|監製|混音|和声|和聲|专辑|專輯|发行|發行|出品'
const chinese = new RegExp(
  `^(?:${done})(?:\\s*[/、&和+\\s]\\s*(?:${done}))*(?:\\s+|\\s*[-–—/|]\\s*)\\S`,
)

const made = '(?:written|composed|performed|sung|recorded|produced|arranged|translated)'

/** And in the other languages: what was done, the word for "by", and who did it. */
const by = new RegExp(
  `^(?:${[
    `(?:all )?(?:lyrics?|words|music|song|vocals)(?: (?:and|&) (?:lyrics?|words|music))?(?: ${made})? by`,
    `${made}(?:(?:,| and| &) ${made})* by`,
    '(?:letra|música|letra y música|música y letra) (?:de|por)',
    '(?:escrit|compuest|interpretad|cantad|producid)[ao] por',
    '(?:paroles|musique|paroles et musique|musique et paroles) (?:de|par)',
    '(?:écrit|composé|interprété|chanté|produit)e? par',
    '(?:text|musik|text und musik|musik und text|worte) von',
    '(?:geschrieben|komponiert|gesungen|produziert) von',
  ].join('|')})\\s+\\S`,
  'iu',
)

const adverts = /adsbygoogle|window\.|https?:\/\/|www\.|\.(com|net|org|cn)\b/i

/** Signs of notes, and words for a part without singing, such as `♪ (instrumental) ♪`. */
const unsung =
  /^(?:instrumental|interlude|intro|outro|solo|guitar solo|music|música|musique|musik|zwischenspiel|间奏|間奏|前奏|尾奏|音乐|音樂|纯音乐)$/i
const noteSign = /[♩♪♫♬🎵🎶🎼]/u

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
export function isNeverSung(text: string): boolean {
  const words = plain(text)
  return words === '' || (noteSign.test(text) && unsung.test(words)) || adverts.test(text)
}

/** Whether a line tells who made a song. */
const isCredit = (text: string) => named.test(text) || chinese.test(text) || by.test(text)

/**
 * The place of the first line that is sung (lyrics.md#left-out): before it stand those that tell who made the song or
 * which one it is. A title above credits may be another than the song has here; its singer may stand below it.
 */
export function firstSung(lines: readonly string[], song: KnownSong): number {
  const isUnsung = (text: string) =>
    isCredit(text) || isNeverSung(text) || isRepeatSign(text) || namesTheSong(text, song)
  const names = [song.title, song.artist].map(plain).filter(name => name !== '')
  const belowTitle = lines.findIndex((text, place) => place > 0 && !names.includes(plain(text)))
  const from = isCredit(lines[belowTitle] ?? '') ? belowTitle : 0
  const place = lines.findIndex((text, at) => at >= from && !isUnsung(text))
  return place < 0 ? lines.length : place
}
