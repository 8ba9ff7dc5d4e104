import { silentDuration } from '@duologue/domain/conversations/line-duration'
import { browserVoice, speak } from './browser-voice'
import { pause } from './pause'
import { playClip } from './play-clip'

/** What a line is spoken from. */
export interface SpokenLine {
  text: string
  audio: string | null
  /** From where to where in that recording it is sung, in seconds; the whole of it when left out. */
  part?: readonly [number, number] | undefined
  /** Two-letter code of the line's language. */
  language: string
  /** Playing speed, 1 when left out. */
  rate?: number
}

/** How a line was heard: its own clip, a voice of the browser, or not at all. */
export type Heard = 'clip' | 'voice' | 'silence'

/** Speaks lines: `speakLine`, or in a test something that pretends to. */
export type SpeakLine = typeof speakLine

/**
 * Speaks a line and resolves when it has been heard: its clip or its part of one, else a voice of the browser in its language, else
 * silence of 60 ms a character (voices.md#hearing-a-line). Ends early when `signal` aborts; never throws.
 *
 * @param onWay told each way as it is begun: a clip that cannot be played is followed by another way.
 */
export async function speakLine(
  line: SpokenLine,
  signal: AbortSignal,
  onWay: (way: Heard) => void = () => undefined,
): Promise<Heard> {
  const rate = line.rate ?? 1
  if (line.audio) {
    onWay('clip')
    if (await playClip(line.audio, rate, signal, line.part)) return 'clip'
  }
  const voice = signal.aborted ? undefined : await browserVoice(line.language)
  if (voice) {
    onWay('voice')
    if (await speak(line.text, voice, rate, signal)) return 'voice'
  }
  onWay('silence')
  await pause(silentDuration(line.text), signal)
  return 'silence'
}
