import type { CardLogin, pupils } from '@duologue/contract/pupils'
import { accountKey } from '@duologue/domain/accounts/account-key'
import { cardWants } from '@duologue/domain/pupils/card-wants'
import { haveCardsEnded } from '@duologue/domain/pupils/have-cards-ended'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { usualPupilSettings } from '@duologue/domain/pupils/pupil-settings'
import { beginSession, passwordTries, triedBy } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { pupilOfCardName, pupilOfScan } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { speaks } from '../speaking'
import { type Brought, opensCard, readQr } from './card-of'
import { tellCard } from './tell-card'

/** Whom nobody is: an unknown card takes as long as a wrong one. */
const nobody = { user: '', serial: 1, wordsVersion: 'en-1' }

/** Whether somebody has an old card in hand: one of the last few before the present one. All are looked at. */
function opensOldCard(key: Buffer, pupil: typeof nobody, brought: Brought): boolean {
  const before = Array.from({ length: pupilLimits.oldCards }, (_, at) => pupil.serial - 1 - at)
  const opened = before.map(serial => opensCard(key, { ...pupil, serial }, brought) && serial > 0)
  return opened.includes(true)
}

/** Whose card is brought, and what proves that it is in somebody's hands: its secret, or its words. */
async function broughtCard({ database }: PupilsRoom, body: CardLogin) {
  if (!('qr' in body))
    return { pupil: await pupilOfCardName(database, body.cardName), brought: { words: body.words } }
  const scanned = readQr(body.qr)
  return {
    pupil: scanned && (await pupilOfScan(database, scanned.user)),
    brought: { secret: scanned?.secret ?? Buffer.alloc(0) },
  }
}

/** What must open the card besides, once its class wants it (pupils.md#what-follows-a-card). */
function proofBeside(wanted: 'card' | 'pictures' | 'words', body: CardLogin): Brought | undefined {
  if (wanted === 'pictures') return body.pictures && { pictures: body.pictures }
  return wanted === 'words' && 'qr' in body && body.words !== undefined
    ? { words: body.words }
    : undefined
}

/** Tries at a card are counted by its name, however it is typed. */
const triedCard = (name: string, address: string) => triedBy(`card ${accountKey(name)}`, address)

/**
 * Logs in with a card (pupils.md#logging-in-with-a-card). Words and pictures are few enough to be guessed: tries at them
 * are counted as those at passwords; the secret of a QR is not.
 */
export function logInWithCard(room: PupilsRoom): Handler<typeof pupils.logInWithCard> {
  const { database, cardKey, clock, accounts } = room
  const tries = passwordTries(accounts)
  return async ({ body }, caller) => {
    let tried = 'qr' in body ? undefined : triedCard(body.cardName, caller.address)
    if (tried) await tries.count(tried)
    const { pupil: found, brought } = await broughtCard(room, body)
    // Who comes in by the launches of a platform has no card (lti.md#people).
    const pupil = found?.platform ? undefined : found
    const card = pupil ?? nobody
    const [isRight, isOld] = [
      opensCard(cardKey, card, brought),
      opensOldCard(cardKey, card, brought),
    ]
    if (!pupil || !(isRight || isOld)) throw new Refused('wrong-card')
    if (!isRight) throw new Refused('card-old')
    if (pupil.deleteAt) throw new Refused('account-closed')
    if (haveCardsEnded(pupil.homeArchivedAt, clock.now())) throw new Refused('card-ended')
    const setting = pupil.pupilLogin ?? usualPupilSettings.pupilLogin
    const wants = cardWants(setting, {
      words: body.words !== undefined,
      pictures: body.pictures !== undefined,
    })
    if (wants) return { wants }
    const beside = proofBeside(setting, body)
    if (beside) {
      if (!tried) {
        tried = triedCard(pupil.username, caller.address)
        await tries.count(tried)
      }
      if (!opensCard(cardKey, pupil, beside)) throw new Refused('wrong-card')
    }
    const kind = pupil.pupilDevices === 'own' ? 'card' : 'shared'
    const begin = () =>
      beginSession(accounts, database, pupil, caller, {
        kind,
        forgives: tried,
        speaks: speaks(pupil),
      })
    const session = await (tried ? tries.inTurn(tried, begin) : begin())
    return { ...session, ...(await tellCard(database, pupil)) }
  }
}
