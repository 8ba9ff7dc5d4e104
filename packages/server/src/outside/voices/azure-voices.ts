import { askVoiceService } from './ask-voice-service'
import { SpeechFailed, type Synthesizer, type Voice } from './synthesizer'

const format = 'audio-24khz-48kbitrate-mono-mp3'
/** Milliseconds: how long the list of voices may take, and how long it is believed. */
const longestList = 10_000
const believed = 60 * 60 * 1000

interface Listed {
  ShortName?: unknown
  DisplayName?: unknown
  Locale?: unknown
  Gender?: unknown
}

function voiceOf({ ShortName, DisplayName, Locale, Gender }: Listed): Voice[] {
  if (typeof ShortName !== 'string' || typeof Locale !== 'string') return []
  return [
    {
      id: `azure:${ShortName}`,
      language: Locale.slice(0, 2).toLowerCase(),
      dialect: Locale,
      name: typeof DisplayName === 'string' ? DisplayName : ShortName,
      gender: Gender === 'Female' ? 'female' : Gender === 'Male' ? 'male' : null,
      quality: 'neural',
    },
  ]
}

/** Text in XML: nothing in it can be markup, and no sign that XML does not know. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** Azure's speech service in one region. */
export function azureVoices({
  key,
  region,
  address = `https://${region}.tts.speech.microsoft.com`,
}: {
  key: string
  region: string
  address?: string
}): Synthesizer {
  const headers = { 'Ocp-Apim-Subscription-Key': key }
  let known: Promise<readonly Voice[]> | undefined
  const list = async () => {
    const signal = AbortSignal.timeout(longestList)
    const answer = await askVoiceService(`${address}/cognitiveservices/voices/list`, {
      headers,
      signal,
    })
    const listed: unknown = JSON.parse(answer.toString('utf8'))
    if (!Array.isArray(listed)) throw new SpeechFailed('the service sent no list')
    return (listed as Listed[]).flatMap(voiceOf)
  }
  return {
    id: 'azure',
    voices: () => {
      known ??= list().then(
        voices => {
          setTimeout(() => {
            known = undefined
          }, believed).unref()
          return voices
        },
        () => {
          known = undefined
          return []
        },
      )
      return known
    },
    speak: (text, { id, dialect }, signal) =>
      askVoiceService(`${address}/cognitiveservices/v1`, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/ssml+xml',
          'X-Microsoft-OutputFormat': format,
        },
        body: `<speak version="1.0" xml:lang="${escaped(dialect ?? 'en-US')}"><voice name="${escaped(id.slice('azure:'.length))}">${escaped(text)}</voice></speak>`,
        signal,
      }),
    close: () => Promise.resolve(),
  }
}
