import { displayLanguage } from '@duologue/domain/choices/english-language-names'
import { askService, textsOf } from './ask-service'
import { type Between, TranslationFailed, type Translator } from './translator'

const mostContext = 4000

const task = ({ from, to }: Between) =>
  `Translate each line from ${displayLanguage(from)} into natural ${displayLanguage(to)}. ` +
  'The user sends a JSON object with "lines", and maybe "context", which is only there to be understood. ' +
  'Answer with nothing but a JSON array of strings: one translation for each of "lines", in the same order.'

/** The list in a model's answer, which may stand in a fence or in an object. */
function listIn(content: unknown): unknown {
  if (typeof content !== 'string') throw new TranslationFailed('the service sent no text')
  const from = content.indexOf('[')
  const until = content.lastIndexOf(']')
  if (from < 0 || until < from) throw new TranslationFailed('the service sent no list')
  try {
    return JSON.parse(content.slice(from, until + 1))
  } catch {
    throw new TranslationFailed('the service sent a broken list')
  }
}

/** A chat model behind POST {url}/chat/completions, as OpenAI and many servers of one's own offer it. */
export function chatTranslator(told: { url: string; key?: string; model: string }): Translator {
  const address = new URL('chat/completions', told.url.endsWith('/') ? told.url : `${told.url}/`)
  const headers: Record<string, string> = told.key ? { authorization: `Bearer ${told.key}` } : {}

  async function ask(lines: readonly string[], between: Between, parts: Parts): Promise<string[]> {
    const context = parts.context?.join('\n').slice(0, mostContext)
    const body = {
      model: told.model,
      temperature: 0,
      messages: [
        { role: 'system', content: task(between) },
        { role: 'user', content: JSON.stringify({ lines, ...(context ? { context } : {}) }) },
      ],
    }
    const answer = (await askService({ address, headers, body }, parts.signal)) as {
      choices?: { message?: { content?: unknown } }[]
    }
    return textsOf(listIn(answer?.choices?.[0]?.message?.content), lines.length)
  }

  return {
    id: told.model,
    async translate(texts, between, parts) {
      try {
        return await ask(texts, between, parts)
      } catch (error) {
        const isCounted = error instanceof TranslationFailed && !parts.signal.aborted
        if (!isCounted || texts.length === 1 || !miscounted(error)) throw error
        // A model that lost count of the lines is asked for one after the other.
        const found: string[] = []
        for (const text of texts) found.push(...(await ask([text], between, parts)))
        return found
      }
    },
  }
}

type Parts = Parameters<Translator['translate']>[2]

const miscounted = (error: Error) =>
  /another number|no list|broken list|no text/.test(error.message)
