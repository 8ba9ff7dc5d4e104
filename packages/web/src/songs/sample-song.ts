import type { WholeSong } from '@duologue/contract/shapes/song-shapes'

interface SampleLine {
  id: string
  text: string
  startTime?: number
  stopTime?: number
  words?: readonly string[]
}

/** A song with these lyrics as the API tells it, in a revision. */
export const sampleSong = (lines: readonly SampleLine[], rev = 1): WholeSong => ({
  id: 'song',
  title: 'La mer',
  artist: 'Les Voisins',
  titleAndArtist: 'La mer - Les Voisins',
  titleTranslation: '',
  artistTranslation: '',
  titlePinyin: '',
  artistPinyin: '',
  difficulty: 'beginner',
  maturity: 'G',
  language: 'french',
  curated: false,
  publishedAt: null,
  youtubeId: null,
  youtubeEmbedUrl: null,
  youtubeThumbnails: null,
  youtubeViews: 0,
  mediaUrl: '/media/sound',
  duration: 60,
  description: '',
  tags: [],
  createdAt: '2026-03-04T10:00:00Z',
  updatedAt: '2026-03-04T10:00:00Z',
  rev,
  orderRev: 1,
  fieldRevs: {},
  lyrics: lines.map(({ id, text, startTime = 0, stopTime = 0, words = [] }) => ({
    id,
    song: 'song',
    language: 'french',
    text,
    translation: '',
    translationPending: false,
    translationSource: null,
    pinyin: '',
    annotation: '',
    startTime,
    stopTime,
    duplicateLyric: false,
    emptyLyric: words.length === 0,
    skip: false,
    firstSungLyric: false,
    needsReview: false,
    words: words.map(word => ({ id: `${word}-id`, text: word, translation: '', pinyin: '' })),
    marks: null,
    rev,
    fieldRevs: {},
    createdAt: '2026-03-04T10:00:00Z',
    updatedAt: '2026-03-04T10:00:00Z',
  })),
})
