import { askService, textsOf } from './ask-service'
import type { Translator } from './translator'

/** LibreTranslate and whatever speaks like it: POST /translate below the given address. */
export function libreTranslate({ url, key }: { url: string; key?: string }): Translator {
  const address = new URL('translate', url.endsWith('/') ? url : `${url}/`)
  return {
    id: 'libretranslate',
    async translate(texts, { from, to }, { signal }) {
      const body = {
        q: texts,
        source: from,
        target: to,
        format: 'text',
        ...(key ? { api_key: key } : {}),
      }
      const answer = (await askService({ address, body }, signal)) as { translatedText?: unknown }
      return textsOf(answer?.translatedText, texts.length)
    },
  }
}
