import type { Synthesizer, Voice } from '../outside/voices/synthesizer'
import type { VoicesRoom } from './voices-room'

/** Every voice that is there now with its service, the best ones first. */
export async function knownVoices({
  services,
}: Pick<VoicesRoom, 'services'>): Promise<{ voice: Voice; service: Synthesizer }[]> {
  const lists = await Promise.all(
    services.map(async service => (await service.voices()).map(voice => ({ voice, service }))),
  )
  return lists.flat()
}
