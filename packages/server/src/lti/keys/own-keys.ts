import { createPrivateKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { calculateJwkThumbprint, exportJWK, type JWK, SignJWT } from 'jose'
import type { LtiRoom } from '../lti-room'
import { findKeys, insertKey, type KeyRow } from './key-store'
import { readSealed, writeSealed } from './seal'

type Room = Pick<LtiRoom, 'database' | 'clock' | 'random' | 'sealKey'>

async function makeKey({ database, clock, random, sealKey }: Room): Promise<KeyRow> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
  })
  const half = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(half)
  const row = {
    kid,
    sealed: writeSealed(
      sealKey,
      random,
      String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    ),
    public: { ...half, kid, alg: 'RS256', use: 'sig' },
    madeAt: clock.now(),
  }
  await insertKey(database, row)
  return row
}

/**
 * Our keys that are still shown, the newest first (lti.md#our-keys). There is always one that is younger than a year and
 * was sealed with this server key: else it is made now.
 */
async function ownKeys(room: Room): Promise<[KeyRow, ...KeyRow[]]> {
  const now = room.clock.now().getTime()
  const rows = await findKeys(room.database, new Date(now - ltiLimits.keyShown))
  const [newest, ...older] = rows.filter(({ sealed }) => readSealed(room.sealKey, sealed))
  if (newest && newest.madeAt.getTime() > now - ltiLimits.keyUsed) return [newest, ...older]
  return [await makeKey(room), ...(newest ? [newest] : []), ...older]
}

/** What platforms check our signatures with. */
export const publicKeys = async (room: Room): Promise<{ keys: JWK[] }> => ({
  keys: (await ownKeys(room)).map(key => key.public),
})

/** Signs what goes to a platform with our newest key. */
export async function signedByUs(room: Room, claims: Record<string, unknown>): Promise<string> {
  const [{ kid, sealed }] = await ownKeys(room)
  const pem = readSealed(room.sealKey, sealed)
  if (pem === undefined) throw new Error('our own key could not be opened')
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(createPrivateKey(pem))
}
