import { silentMsPerCharacter, waits } from '../choices/limits'

/** How long a line that no voice can speak is shown, in milliseconds (R9). */
export function silentDuration(text: string): number {
  return Array.from(text).length * silentMsPerCharacter
}

/** Milliseconds from a line's start to the next line's start in play-all (S1 sections 2, 9). */
export function untilNextLine(clipMs: number): number {
  return clipMs + waits.afterClip
}
