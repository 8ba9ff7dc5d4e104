import { type Examples, ids } from './example-ids'

/** What editors do with songs and their lyrics; `baseRev` is the revision that a change was made upon. */
export const songExamples: Examples = {
  createSong: {
    body: {
      language: 'spanish',
      title: 'La noche',
      artist: 'Duologue',
      difficulty: 'beginner',
      maturity: 'G',
      curated: true,
      youtubeViews: 0,
      mediaUrl: '/audio/songs/la-noche.mp3',
      duration: 93.5,
      rights: 'own',
    },
  },
  updateSong: { body: { titleTranslation: 'The night', tags: ['calm'], baseRev: 4 } },
  withdrawSong: { body: { reason: 'The licence has ended.' } },
  restoreSong: { body: { reason: 'The licence was renewed.' } },
  tellSongFault: { body: { fault: 'gone' } },
  createLyric: {
    body: {
      songId: ids.song,
      lyricIndex: 2,
      data: { text: 'La noche es larga', translation: 'The night is long', startTime: 12.4 },
    },
  },
  addLyrics: {
    body: {
      songId: ids.song,
      lyrics: [{ text: 'La noche es larga', translation: 'The night is long' }],
      baseRev: 4,
    },
  },
  updateLyric: { body: { text: 'La noche es muy larga', baseRev: 4 } },
  mergeLyrics: { body: { direction: 'below', baseRev: 4 } },
  splitLyric: { body: { wordIndex: 2, baseRev: 4 } },
  updateTimes: {
    body: { lyrics: [{ id: ids.lyric, startTime: 12.4, stopTime: 15.1, baseRev: 4 }] },
  },
  updateWordLists: {
    body: {
      songId: ids.song,
      lyrics: [
        {
          id: ids.lyric,
          newWordList: [{ text: 'La' }, { wordId: ids.word, text: 'noche' }],
          baseRev: 4,
        },
      ],
    },
  },
  parseLyrics: {
    body: { format: 'srt', text: '1\n00:00:12,400 --> 00:00:15,100\nLa noche es larga' },
  },
}
