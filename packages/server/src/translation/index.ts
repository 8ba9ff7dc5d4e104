export { keepTranslating } from './keep-translating'
export { translateWith } from './translate'
export { translationHandlers } from './translation-handlers'
export type {
  PendingPlace,
  PendingText,
  Translate,
  Translated,
  TranslationMemory,
  TranslationRoom,
} from './translation-room'
