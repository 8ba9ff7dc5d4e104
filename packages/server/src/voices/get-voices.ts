import type { voices } from '@duologue/contract/voices'
import type { Handler } from '../http/handlers'
import { knownVoices } from './known-voices'
import type { VoicesRoom } from './voices-room'

export function getVoices(room: VoicesRoom): Handler<typeof voices.getVoices> {
  return async ({ query: { language } }) => {
    const known = (await knownVoices(room)).map(({ voice }) => voice)
    const fits = (spoken: string | null) =>
      language === undefined || spoken === null || spoken === language
    return { voices: known.filter(voice => fits(voice.language)) }
  }
}
