import { silentMsPerCharacter } from '../choices/limits-across-rooms'

/** How long a line that no voice can speak is shown, in milliseconds (voices.md#silent-lines). */
export function silentDuration(text: string): number {
  return Array.from(text).length * silentMsPerCharacter
}
