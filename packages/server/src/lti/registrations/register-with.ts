import { guessedOrigins } from '@duologue/domain/lti/platform-fields'
import {
  type ConfigurationFault,
  type PlatformConfiguration,
  readConfiguration,
} from '@duologue/domain/lti/registration/platform-configuration'
import {
  readRegistered,
  toolRegistration,
} from '@duologue/domain/lti/registration/tool-registration'
import { productName } from '@duologue/domain/site/product-name'
import { inTransaction } from '../../database/transaction'
import {
  type PlatformAnswer,
  PlatformAway,
  type PlatformRequest,
} from '../../outside/platforms/platforms'
import { newId } from '../../outside/random/new-id'
import { writeLog } from '../../school/index'
import type { LtiRoom } from '../lti-room'
import { insertPlatform, upsertDeployment } from '../platforms/platform-store'
import { deleteRegistration, type RegistrationRow } from '../platforms/registration-store'

/** Why nothing came of a registration, each said on its page. */
export type RegistrationFault = ConfigurationFault | 'away' | 'known' | 'over' | 'refused'

/** Where a platform tells about itself, and the token that it gave for this one registration, if it did. */
export interface AskedRegistration {
  document: string
  token: string | undefined
}

const authorisation = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

async function ask(room: LtiRoom, request: PlatformRequest): Promise<PlatformAnswer | undefined> {
  try {
    return await room.platforms.ask(request)
  } catch (error) {
    if (!(error instanceof PlatformAway)) throw error
    room.onRefused(`a learning platform could not register: ${error.message}`)
    return undefined
  }
}

/** What a platform tells about itself; a redirect is no such thing. */
export async function configurationOf(
  room: LtiRoom,
  { document, token }: AskedRegistration,
): Promise<PlatformConfiguration | { fault: RegistrationFault }> {
  const answer = await ask(room, { address: document, headers: authorisation(token) })
  if (!answer) return { fault: 'away' }
  return answer.status === 200 ? readConfiguration(document, answer.text) : { fault: 'unread' }
}

/** Registers us there, and keeps the platform, switched off (lti.md#registration); the fault, if nothing came of it. */
export async function registerWith(
  room: LtiRoom,
  registration: RegistrationRow,
  { document, token }: AskedRegistration,
): Promise<RegistrationFault | undefined> {
  const told = await configurationOf(room, { document, token })
  if ('fault' in told) return told.fault
  const { database, random, clock, publicUrl } = room
  const answer = await ask(room, {
    address: told.registrationUrl,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorisation(token) },
    body: JSON.stringify(toolRegistration({ name: productName, publicUrl }, told)),
  })
  if (!answer) return 'away'
  const made = answer.status >= 200 && answer.status < 300 ? readRegistered(answer.text) : undefined
  if (!made) {
    room.onRefused(`a learning platform did not take our registration: ${answer.status}`)
    return 'refused'
  }
  const at = clock.now()
  const id = newId(random, clock)
  const { issuer, authUrl, tokenUrl, keysUrl, audience } = told
  const { name, madeBy } = registration
  return inTransaction(database, random, async transaction => {
    // It may have been taken back meanwhile.
    if ((await deleteRegistration(transaction, registration.id)) === undefined) return 'over'
    const isNew = await insertPlatform(transaction, {
      id,
      name,
      issuer,
      authUrl,
      tokenUrl,
      keysUrl,
      audience,
      madeBy,
      clientId: made.clientId,
      origins: guessedOrigins(told),
      madeAt: at,
      onAt: null,
    })
    if (!isNew) return 'known'
    const { deployment } = made
    if (deployment !== null)
      await upsertDeployment(transaction, { platform: id, deployment, state: 'on', seenAt: at })
    await writeLog(transaction, { at, what: 'platform-registered', actor: madeBy, about: name })
    return undefined
  })
}
