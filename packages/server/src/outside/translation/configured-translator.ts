import { chatTranslator } from './chat-translator'
import { deepl, hostFor } from './deepl'
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

/** Where a service is that is told no address of its own. */
const usualAddress = {
  deepl: hostFor,
  libretranslate: () => 'http://127.0.0.1:5000',
  openai: () => 'https://api.openai.com/v1',
}

/** Where the service is that translates. */
export const addressOf = ({ service, url, key = '' }: TranslationSettings): string =>
  url ?? usualAddress[service](key)

/** The service that the settings name (README, Settings). */
export function configuredTranslator(
  told: TranslationSettings | undefined,
): Translator | undefined {
  if (!told) return undefined
  const url = addressOf(told)
  const key = told.key ? { key: told.key } : {}
  if (told.service === 'deepl') return deepl({ key: told.key ?? '', url })
  if (told.service === 'libretranslate') return libreTranslate({ url, ...key })
  return chatTranslator({ url, model: told.model, ...key })
}
