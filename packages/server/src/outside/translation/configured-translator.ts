import { chatTranslator } from './chat-translator'
import { deepl } from './deepl'
import { libreTranslate } from './libretranslate'
import type { Translator } from './translator'

export const translationServices = ['libretranslate', 'deepl', 'openai'] as const

/** What the settings say about translating; undefined where no service is set up. */
export interface TranslationSettings {
  service: (typeof translationServices)[number]
  url: string | undefined
  key: string | undefined
  model: string
}

/** The service that the settings name (README, Settings). */
export function configuredTranslator(
  told: TranslationSettings | undefined,
): Translator | undefined {
  if (!told) return undefined
  const url = told.url ? { url: told.url } : {}
  const key = told.key ? { key: told.key } : {}
  if (told.service === 'deepl') return deepl({ key: told.key ?? '', ...url })
  if (told.service === 'libretranslate')
    return libreTranslate({ url: told.url ?? 'http://127.0.0.1:5000', ...key })
  return chatTranslator({ url: told.url ?? 'https://api.openai.com/v1', model: told.model, ...key })
}
