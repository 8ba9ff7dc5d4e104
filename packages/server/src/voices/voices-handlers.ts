import type { voices } from '@duologue/contract/voices'
import type { Handlers } from '../http/handlers'
import { getVoices } from './get-voices'
import { saveSpeech } from './save-speech'
import type { VoicesRoom } from './voices-room'

/** The room's answers to its calls. */
export const voicesHandlers = (room: VoicesRoom) =>
  ({ getVoices: getVoices(room), saveSpeech: saveSpeech(room) }) satisfies Handlers<typeof voices>
