export { translateWith } from './translate'
export { translationHandlers } from './translation-handlers'
export type {
  PendingPlace,
  Translate,
  Translated,
  TranslationMemory,
  TranslationRoom,
} from './translation-room'
export { translatingWork } from './translation-work'
