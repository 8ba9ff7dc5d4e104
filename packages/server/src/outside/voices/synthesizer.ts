/** A voice of a service (voices.md#services). */
export interface Voice {
  /** Names it across all services, such as `pico:es-high`. */
  id: string
  /** Two letters; null for a voice that speaks whatever it is given. */
  language: string | null
  /** BCP 47, such as `es-MX`; null where nobody says. */
  dialect: string | null
  name: string
  gender: 'female' | 'male' | null
  /** From a buzzing one to one like a person's. */
  quality: 'formant' | 'parametric' | 'neural'
}

/** Thrown by a service; the message names neither a key nor a text. */
export class SpeechFailed extends Error {}

/** The service answered, but no speech: something else, too much, or half of it. */
export class SpeechNonsense extends SpeechFailed {}

/** A service that speaks, as a port. */
export interface Synthesizer {
  readonly id: string
  /** The voices that it has now; none while it cannot be reached. */
  voices(): Promise<readonly Voice[]>
  /** A text as MP3. Throws SpeechFailed. */
  speak(text: string, voice: Voice, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}
