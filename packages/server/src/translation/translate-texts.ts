import type { translation } from '@duologue/contract/translation'
import type { Handler } from '../http/handlers'
import { translateWith } from './translate'
import type { TranslationRoom } from './translation-room'

/** Translates texts that somebody is writing; nothing is stored. */
export function translateTexts(room: TranslationRoom): Handler<typeof translation.translateTexts> {
  const translate = translateWith(room)
  return async ({ body: { texts, from, to } }) => {
    const found = await translate(texts, { from, to })
    return {
      translations: [...found].map(([text, told]) => ({ text, ...told })),
      hasService: room.translator !== undefined,
    }
  }
}
