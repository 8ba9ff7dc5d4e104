import type { Heard, SpeakLine, SpokenLine } from '../../voices/speak-line'

/** A voice for tests: it notes what it is to speak, and speaks until it is told to end. */
export interface PretendVoice {
  readonly speak: SpeakLine
  readonly spoken: readonly SpokenLine[]
  isSpeaking(): boolean
  end(): void
}

/** A pretend voice that speaks in the given way. */
export function pretendVoice(way: Heard): PretendVoice {
  const spoken: SpokenLine[] = []
  let finish: (() => void) | null = null
  return {
    spoken,
    isSpeaking: () => finish !== null,
    end: () => finish?.(),
    speak: (line, signal, onWay) => {
      spoken.push(line)
      onWay?.(way)
      return new Promise(resolve => {
        const done = () => {
          if (finish === done) finish = null
          resolve(way)
        }
        finish = done
        signal.addEventListener('abort', done)
      })
    },
  }
}
