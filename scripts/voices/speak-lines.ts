import type { OpenaiVoices } from '../../packages/server/src/outside/voices/openai-voices'
import type { ClipShelf } from '../content-audio/clip-shelf'
import type { LineToSpeak } from '../content-audio/lines-to-speak'
import { openClipMaker } from './clip-of-recording'

/** How many lines are asked for at a time. */
const atATime = 4
const patience = 30_000

export interface Spoken {
  done: number
  failed: string[]
}

/** The voices of a language, the high one first; a service with a single one speaks for both. */
export function voicesFor(
  language: string,
  told: readonly string[],
): Record<'high' | 'low', string> {
  const own = told.filter(name => name.startsWith(`${language}:`)).map(name => name.slice(3))
  const all = own.length > 0 ? own : told.filter(name => !/^[a-z]{2}:/.test(name))
  const [high, low = high] = all
  if (high === undefined || low === undefined)
    throw new Error(`SPEECH_VOICES names no voice for ${language}.`)
  return { high, low }
}

/** One line as WAV, from a service like OpenAI's. */
async function ask(service: OpenaiVoices, voice: string, { text, speaker }: LineToSpeak) {
  const answer = await fetch(`${service.url.replace(/\/+$/, '')}/audio/speech`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(service.key ? { authorization: `Bearer ${service.key}` } : {}),
    },
    body: JSON.stringify({
      model: service.model,
      voice,
      input: text,
      response_format: 'wav',
      speed: speaker.pace,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`the service answered ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Has lines spoken, four at a time; what failed is told, and asked for again by the next run. */
export async function speakLines(
  lines: readonly LineToSpeak[],
  service: OpenaiVoices,
  shelf: ClipShelf,
): Promise<Spoken> {
  const make = await openClipMaker()
  const waiting = [...lines]
  const told: Spoken = { done: 0, failed: [] }
  async function work() {
    for (let line = waiting.shift(); line; line = waiting.shift()) {
      const voice = voicesFor(line.language, service.voices)[line.speaker.voice]
      try {
        const wav = await ask(service, voice, line)
        await shelf.put(line.key, make(wav, { by: `openai:${voice}` }))
        told.done += 1
      } catch (error) {
        told.failed.push(`${line.text}: ${error instanceof Error ? error.message : 'failed'}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return told
}
