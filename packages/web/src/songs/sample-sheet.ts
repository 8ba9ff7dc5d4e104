import type { SheetLine, SheetWord, SongSheet } from '@duologue/contract/songs/song-sheet'

/** A word of a song, for tests. */
export const sampleSheetWord = (text: string, told: Partial<SheetWord> = {}): SheetWord => ({
  id: text,
  text,
  pinyin: '',
  translation: `${text} in English`,
  annotation: '',
  audioUrl: null,
  ...told,
})

/** A line of a song, for tests: its words are those between its spaces. */
export function sampleSheetLine(
  text: string,
  start: number,
  stop: number,
  told: Partial<SheetLine> = {},
): SheetLine {
  let after = 0
  const words = text.split(' ').map((word): SheetLine['words'][number] => {
    const from = text.indexOf(word, after)
    after = from + word.length
    return [word, from, after]
  })
  return {
    id: `${text} ${start}`,
    position: 1,
    text,
    translation: `${text} in English`,
    pinyin: '',
    start,
    stop,
    isAsked: true,
    isSkipped: false,
    marks: null,
    words,
    ...told,
  }
}

/** A song as its learners get it, for tests: every word of its lines is known. */
export function sampleSheet(lines: readonly SheetLine[], told: Partial<SongSheet> = {}): SongSheet {
  const texts = new Set(lines.flatMap(line => line.words.map(([id]) => id)))
  return {
    id: '01890000-0000-7000-8000-000000000001',
    title: 'La mer',
    artist: 'Duologue Ensemble',
    titleAndArtist: 'La mer - Duologue Ensemble',
    titleTranslation: 'The sea',
    artistTranslation: '',
    titlePinyin: '',
    artistPinyin: '',
    difficulty: 'beginner',
    maturity: 'G',
    language: 'french',
    duration: 20,
    hasRecording: true,
    cover: '/art/covers/fr/1.svg',
    publishedAt: null,
    description: '',
    tags: [],
    state: 'open',
    rights: null,
    isFindable: true,
    mediaUrl: null,
    youtubeId: null,
    gameRev: 1,
    lines: [...lines],
    words: [...texts].map(text => sampleSheetWord(text)),
    ...told,
  }
}
