import { type Examples, ids, shortid } from './example-ids'

const conversation = {
  title: 'La llave',
  gist: 'Two neighbours look for a key',
  language: 'es',
  translationLanguage: 'en',
  difficulty: 'A2',
  character1: { name: 'Ana' },
  character2: { name: 'Luis' },
  dialogue: [
    { character: 1, text: '¿Has visto mi llave?', translation: 'Have you seen my key?' },
    { character: 2, text: 'Está en la puerta.', translation: 'It is in the door.' },
  ],
} as const

const items = [
  { id: ids.item, text: 'pero', translation: 'but' },
  { id: ids.word, text: 'perro', translation: 'dog', contrast: ids.item },
]

/** Conversations, playlists, courses, pronunciation lists and words, and what is learned of them. */
export const contentExamples: Examples = {
  createConversation: { body: conversation },
  updateConversation: {
    body: { title: 'La llave nueva', settings: { isPublished: true }, version: 7 },
  },
  draftLines: {
    body: {
      language: 'es',
      translationLanguage: 'en',
      level: 'A2',
      topic: 'A lost key',
      grammar: 'estar and places',
      words: ['llave', 'puerta'],
      lines: 12,
      names: ['Ana', 'Luis'],
    },
  },
  recordView: { body: { stats: { views: true } } },
  createPlaylist: { body: { name: 'At home', language: 'es', difficulty: 'A2' } },
  updatePlaylist: { body: { conversations: [shortid], songs: [ids.song], version: 3 } },
  addToPlaylist: { body: { conversation_id: shortid } },
  addSongToPlaylist: { body: { song: ids.song } },
  recordPlaylistView: { body: { stats: { views: true } } },
  createCourse: { body: { title: 'Spanish for six a', language: 'es', translationLanguage: 'en' } },
  updateCourse: {
    body: {
      units: [
        {
          key: 'home',
          title: 'At home',
          level: 'A1',
          aims: ['say where things are'],
          items: [{ kind: 'conversation', id: ids.conversation }],
        },
      ],
      version: 2,
    },
  },
  startCourse: { body: { unit: 'home' } },
  createList: { body: { title: 'Pero, perro', language: 'es', difficulty: 'A1', items } },
  updateList: { body: { items, settings: { isPublished: true }, version: 2 } },
  recordListView: { body: { stats: { views: true } } },
  saveAnswers: {
    body: {
      answers: [
        { id: ids.attempt, list: ids.list, item: ids.item, skill: 'listening', isRight: true },
      ],
    },
  },
  saveAttempts: {
    body: {
      attempts: [{ id: ids.attempt, line: ids.line, skill: 'say', place: 'review', isRight: true }],
      timeZone: 'Europe/Berlin',
    },
  },
  practiseWord: { body: { word: ids.word, song: ids.song } },
  createWord: {
    body: {
      text: 'llave',
      translation: 'key',
      language: 'spanish',
      difficulty: 'beginner',
      phrase: false,
    },
  },
  updateWord: { body: { translation: 'key (of a door)', version: 1 } },
  translateTexts: { body: { texts: ['¿Has visto mi llave?'], from: 'es', to: 'en' } },
}
