import type { Alternative } from '@duologue/domain/speech/score-speech'
import { speechLimits } from '@duologue/domain/speech/speech-limits'
import type { NativeRecognitions } from './native-recognition'
import type { OpenRecording, RecordingEars } from './recogniser'

/** How long a recognition may go on after it was told to stop, in milliseconds. */
const longestEnd = 1500

function alternativesOf(results: SpeechRecognitionResultList): readonly Alternative[] {
  const parts = Array.from(results)
  const [first] = parts
  if (first === undefined) return []
  const told = ({ transcript, confidence }: SpeechRecognitionAlternative): Alternative => ({
    transcript: transcript.trim(),
    // Browsers that do not know how sure they are say 0.
    confidence: confidence > 0 ? confidence : null,
  })
  if (parts.length === 1) return Array.from(first, told)
  // Some browsers tell one utterance in several parts.
  const transcript = parts.map(part => part[0]?.transcript.trim() ?? '').join(' ')
  return [{ transcript, confidence: null }]
}

/**
 * One recording by the browser: with interim results and up to 50 alternatives (speech.md#recording). Whatever the
 * browser does, repeats its results, ends without one, or never ends, it is told once how it ended.
 *
 * @param isLocal whether the device itself is to recognise.
 */
export function listenOnce(
  Native: NativeRecognitions,
  dialect: string,
  isLocal: boolean,
  ears: RecordingEars,
): OpenRecording {
  const native = new Native()
  native.lang = dialect
  native.interimResults = true
  native.maxAlternatives = speechLimits.alternatives
  native.continuous = false
  if (isLocal) native.processLocally = true

  let isOver = false
  let latest: readonly Alternative[] = []
  let watchdog: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    isOver = true
    clearTimeout(watchdog)
    native.abort()
  }
  const end = (failure: string | null) => {
    if (isOver) return
    close()
    ears.onEnd(failure === null ? { heard: latest } : { failure })
  }
  const endQuietly = () => end(latest.length === 0 ? 'no-speech' : null)

  native.addEventListener('start', () => {
    if (!isOver) ears.onStart()
  })
  native.addEventListener('result', event => {
    if (isOver) return
    const { results } = event as SpeechRecognitionEvent
    latest = alternativesOf(results)
    if (Array.from(results).every(({ isFinal }) => isFinal))
      end(latest.length === 0 ? 'no-match' : null)
    else ears.onInterim(latest[0]?.transcript ?? '')
  })
  native.addEventListener('nomatch', () => end('no-match'))
  native.addEventListener('error', event => end((event as SpeechRecognitionErrorEvent).error))
  native.addEventListener('end', endQuietly)
  try {
    native.start()
  } catch {
    // Told later, so that whoever asked knows the recording before its end.
    queueMicrotask(() => end('audio-capture'))
  }
  return {
    stop: () => {
      if (isOver) return
      native.stop()
      watchdog ??= setTimeout(endQuietly, longestEnd)
    },
    drop: close,
  }
}
