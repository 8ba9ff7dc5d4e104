import type { translation } from '@duologue/contract/translation'
import type { Handlers } from '../http/handlers'
import { translateSong } from './translate-song'
import { translateTexts } from './translate-texts'
import type { TranslationRoom } from './translation-room'

/** The room's answers to its calls. */
export const translationHandlers = (room: TranslationRoom) =>
  ({
    translateTexts: translateTexts(room),
    translateSong: translateSong(room),
  }) satisfies Handlers<typeof translation>
