import { askService, textsOf } from './ask-service'
import type { Translator } from './translator'

/** Keys of the free plan end so, and have a host of their own. */
const freeEnding = ':fx'
/** Characters of the other lines that are sent to be understood. */
const mostContext = 4000

/** Where a key is good. */
export const hostFor = (key: string) =>
  key.endsWith(freeEnding) ? 'https://api-free.deepl.com' : 'https://api.deepl.com'

/** DeepL: POST /v2/translate; `url` only where it is not DeepL's own. */
export function deepl({ key, url = hostFor(key) }: { key: string; url?: string }): Translator {
  const address = new URL('/v2/translate', url)
  return {
    id: 'deepl',
    async translate(texts, { from, to }, { signal, context }) {
      const body = {
        text: texts,
        source_lang: from.toUpperCase(),
        // English without a country is refused as a target.
        target_lang: to === 'en' ? 'EN-US' : to.toUpperCase(),
        ...(context ? { context: context.join('\n').slice(0, mostContext) } : {}),
      }
      const headers = { authorization: `DeepL-Auth-Key ${key}` }
      const answer = (await askService({ address, headers, body }, signal)) as {
        translations?: { text?: unknown }[]
      }
      const list = answer?.translations
      return textsOf(Array.isArray(list) ? list.map(one => one?.text) : list, texts.length)
    },
  }
}
