/** How long a browser may take to name its voices: some load them only when asked. */
const voicesWaitMs = 1000

function voicesNow(): Promise<SpeechSynthesisVoice[]> {
  const known = speechSynthesis.getVoices()
  if (known.length > 0) return Promise.resolve(known)
  return new Promise(resolve => {
    const answer = () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener('voiceschanged', answer)
      resolve(speechSynthesis.getVoices())
    }
    const timer = setTimeout(answer, voicesWaitMs)
    speechSynthesis.addEventListener('voiceschanged', answer)
  })
}

/** A voice of this browser for a two-letter language code, one on the device first; undefined when there is none. */
export async function browserVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  if (typeof speechSynthesis === 'undefined') return undefined
  const fitting = (await voicesNow()).filter(
    voice => voice.lang.toLowerCase().split(/[-_]/)[0] === language,
  )
  return fitting.find(voice => voice.localService) ?? fitting[0]
}

/** Some browsers forget to say that they have spoken: by then, in milliseconds, anybody would have. */
const longestSpeech = (text: string, rate: number) => 5000 + (text.length * 300) / rate

/** Speaks a text; false when the browser could not, true when it was heard or stopped by `signal`. */
export function speak(
  text: string,
  voice: SpeechSynthesisVoice,
  rate: number,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve(true)
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    const stop = () => {
      speechSynthesis.cancel()
      done(true)
    }
    const done = (spoken: boolean) => {
      clearTimeout(forgotten)
      signal.removeEventListener('abort', stop)
      resolve(spoken)
    }
    const forgotten = setTimeout(stop, longestSpeech(text, rate))
    signal.addEventListener('abort', stop)
    utterance.addEventListener('end', () => done(true))
    utterance.addEventListener('error', event =>
      done(event.error === 'canceled' || event.error === 'interrupted'),
    )
    speechSynthesis.speak(utterance)
  })
}
