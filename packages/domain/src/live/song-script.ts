import type { BattleLine } from '../battle/battle-setup'
import { normaliseText } from '../text/normalise'
import type { HallScript } from './hall'
import { hallLimits } from './hall-limits'

/** A line of a song as a hall sees it; its times are seconds, both 0 as long as it is not timed. */
interface ScriptLine {
  readonly id: string
  readonly text: string
  readonly pinyin: string
  readonly translation: string
  readonly start: number
  readonly stop: number
  /** Not one that is skipped, a duplicate or empty. */
  readonly isAsked: boolean
}

/** What is played of a song. */
interface SungScript {
  /** Two-letter code. */
  readonly language: string
  /** The address of its own recording; null without one. */
  readonly recording: string | null
  readonly isForAll: boolean
  readonly lines: readonly ScriptLine[]
}

/** The part of the recording in which a line is sung, as an address that a browser plays by itself. */
function clipOf({ start, stop }: ScriptLine, recording: string | null) {
  if (recording === null || stop <= start) return { audio: null }
  return { audio: `${recording}#t=${start},${stop}`, duration: Math.round(1000 * (stop - start)) }
}

/**
 * What is played of a song: its lines in the order in which they are sung, each text once, sung in turn by two who have no
 * names; what is heard of them is its own recording (live.md#scripts).
 */
export function songScript({ language, recording, isForAll, lines }: SungScript): HallScript {
  const asked = new Map<string, ScriptLine>()
  for (const line of lines) {
    const said = normaliseText(line.text, language)
    if (line.isAsked && said !== '' && !asked.has(said)) asked.set(said, line)
  }
  const played = [...asked.values()].slice(0, hallLimits.lines)
  const nobody = { name: '', image: null }
  return {
    language,
    characters: { 1: nobody, 2: nobody },
    items: null,
    song: { isForAll },
    lines: played.map(
      (line, place): BattleLine => ({
        id: line.id,
        character: place % 2 === 0 ? 1 : 2,
        text: line.text,
        pinyin: line.pinyin || null,
        translation: line.translation || null,
        image: null,
        ...clipOf(line, recording),
      }),
    ),
  }
}
