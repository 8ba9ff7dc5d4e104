import type { Between } from '../outside/translation/translator'
import type { Translate, Translated, TranslationRoom } from './translation-room'

/** Texts that a service is asked for at once, and milliseconds until it must have answered (words.md#translating). */
const batch = 50
const patience = 10_000
/** Milliseconds for all batches together: nobody waits longer for a save. */
const longest = 30_000

type Found = Map<string, Translated>

/** Keeps what a memory has; a memory that fails has nothing. */
async function remember(room: TranslationRoom, texts: readonly string[], between: Between) {
  const found: Found = new Map()
  for (const memory of room.memories) {
    const missing = texts.filter(text => !found.has(text))
    if (missing.length === 0) break
    try {
      for (const [text, translation] of await memory(room.database, missing, between))
        if (translation.trim() !== '') found.set(text, { translation, source: 'memory' })
    } catch (error) {
      room.onError(error)
    }
  }
  return found
}

/** Asks the service batch by batch; the first one that fails ends it, since the next would fail too. */
async function ask(room: TranslationRoom, texts: readonly string[], between: Between) {
  const found: Found = new Map()
  const { translator } = room
  if (!translator) return found
  const end = AbortSignal.timeout(longest)
  for (let start = 0; start < texts.length && !end.aborted; start += batch) {
    const asked = texts.slice(start, start + batch)
    try {
      const signal = AbortSignal.any([end, AbortSignal.timeout(patience)])
      const answers = await translator.translate(asked, between, { signal, context: texts })
      for (const [index, text] of asked.entries()) {
        const translation = answers[index]?.trim()
        if (translation) found.set(text, { translation, source: `machine:${translator.id}` })
      }
    } catch (error) {
      room.onError(error)
      break
    }
  }
  return found
}

/** Translates: first what was translated here before, then what the service knows (words.md#translating). */
export function translateWith(room: TranslationRoom): Translate {
  return async (texts, between) => {
    const distinct = [...new Set(texts)].filter(text => text.trim() !== '')
    if (between.from === between.to || distinct.length === 0) return new Map()
    const remembered = await remember(room, distinct, between)
    const missing = distinct.filter(text => !remembered.has(text))
    return new Map([...remembered, ...(await ask(room, missing, between))])
  }
}
