import type { pupils } from '@duologue/contract/pupils'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import {
  beginSession,
  passwordTries,
  triedBy,
  userById,
  userByUsername,
} from '../../accounts/index'
import { saveWhereItCan } from '../../database/cannot-save'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { pupilOf } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { type Brought, opensCard, readQr } from './card-of'

/** Whom nobody is: an unknown card takes as long as a wrong one. */
const nobody = { user: '', serial: 1, wordsVersion: 'en-1' }

/** Whether somebody has an old card in hand: one of the last few before the present one. All are looked at. */
function opensOldCard(key: Buffer, pupil: typeof nobody, brought: Brought): boolean {
  const before = Array.from({ length: pupilLimits.oldCards }, (_, at) => pupil.serial - 1 - at)
  const opened = before.map(serial => opensCard(key, { ...pupil, serial }, brought) && serial > 0)
  return opened.includes(true)
}

/**
 * Logs in with a card (pupils.md#logging-in-with-a-card). Words are few enough to be guessed: tries at them are counted as
 * those at passwords; the secret of a QR is not.
 */
export function logInWithCard(room: PupilsRoom): Handler<typeof pupils.logInWithCard> {
  const { database, cardKey, accounts } = room
  const tries = passwordTries(accounts)
  return async ({ body }, caller) => {
    const scanned = 'qr' in body ? readQr(body.qr) : undefined
    const tried = 'qr' in body ? undefined : triedBy(`card ${body.cardName}`, caller.address)
    if (tried) await tries.count(tried)
    const brought: Brought =
      'qr' in body ? { secret: scanned?.secret ?? Buffer.alloc(0) } : { words: body.words }
    const user = await ('qr' in body
      ? scanned && userById(database, scanned.user)
      : userByUsername(database, body.cardName.trim()))
    const pupil = user && (await pupilOf(database, user.id))
    const card = pupil ?? nobody
    const [isRight, isOld] = [
      opensCard(cardKey, card, brought),
      opensOldCard(cardKey, card, brought),
    ]
    if (!user || !pupil || !(isRight || isOld)) throw new Refused('wrong-card')
    if (!isRight) throw new Refused('card-old')
    if (pupil.deleteAt) throw new Refused('account-closed')
    const [session] = await Promise.all([
      beginSession(accounts, database, user, caller, 'shared'),
      tried && saveWhereItCan(() => tries.forgive(tried)),
    ])
    return session
  }
}
