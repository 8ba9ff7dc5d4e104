import type { Conversation, DialogueLine } from '@duologue/contract/conversations'

/** A line of the sample conversation; it exists only to be tested with. */
export const sampleLine = (
  position: number,
  text: string,
  told: Partial<DialogueLine> = {},
): DialogueLine => ({
  id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
  position,
  character: position % 2 === 1 ? 1 : 2,
  text,
  pinyin: null,
  translation: null,
  translationSource: null,
  image: null,
  imageAlt: '',
  audio: null,
  audioText: null,
  duration: null,
  variants: [],
  gapWords: [],
  ...told,
})

/** A conversation of one's own with these lines; it exists only to be tested with. */
export const sampleConversation = (
  dialogue: DialogueLine[],
  told: Partial<Conversation> = {},
): Conversation => ({
  id: '00000000-0000-4000-8000-000000000000',
  shortid: 'AbCdEf23',
  title: 'La llave',
  gist: '',
  coverimage: null,
  coverAlt: '',
  scene: null,
  sceneBy: null,
  language: 'es',
  displayLanguage: 'Spanish',
  ownLanguageName: 'Español',
  difficulty: 'A1',
  lines: dialogue.length,
  author: null,
  settings: { isPublished: false },
  stats: { views: 0 },
  character1: { name: 'Ana', image: null, imageAlt: '', voice: null },
  character2: { name: 'Luis', image: null, imageAlt: '', voice: null },
  description: '',
  credit: '',
  translationLanguage: 'en',
  version: 1,
  dialogue,
  ...told,
})
