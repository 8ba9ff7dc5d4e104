import { newId } from '../../outside/random/new-id'
import { signedByUs } from '../keys/own-keys'
import type { LtiRoom } from '../lti-room'
import { platformTokens } from './platform-tokens'

/** The tokens of all platforms, asked for with our own key. */
export const tokensOf = (
  room: Pick<LtiRoom, 'database' | 'clock' | 'random' | 'sealKey' | 'platforms'>,
) =>
  platformTokens({
    port: room.platforms,
    clock: room.clock,
    sign: claims => signedByUs(room, claims),
    number: () => newId(room.random, room.clock),
  })
