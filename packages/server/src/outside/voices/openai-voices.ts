import { askVoiceService } from './ask-voice-service'
import type { Synthesizer, Voice } from './synthesizer'

/** What the settings say of a service like OpenAI's; voices are names, or `es:name` for one language alone. */
export interface OpenaiVoices {
  url: string
  key: string | undefined
  model: string
  voices: readonly string[]
}

function voiceOf(told: string): Voice {
  const [, language = null, name = told] = /^([a-z]{2}):(.+)$/.exec(told) ?? []
  return { id: `openai:${told}`, language, dialect: null, name, gender: null, quality: 'neural' }
}

/** POST {url}/audio/speech, as OpenAI and many servers of one's own offer it (Kokoro, Piper, LocalAI). */
export function openaiVoices({ url, key, model, voices }: OpenaiVoices): Synthesizer {
  const known = voices.map(voiceOf)
  return {
    id: 'openai',
    voices: () => Promise.resolve(known),
    speak: (input, { name: voice }, signal) =>
      askVoiceService(`${url.replace(/\/+$/, '')}/audio/speech`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify({ model, voice, input, response_format: 'mp3' }),
        signal,
      }),
    close: () => Promise.resolve(),
  }
}
