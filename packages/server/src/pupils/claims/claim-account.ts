import type { pupils } from '@duologue/contract/pupils'
import { accountLimits } from '@duologue/domain/accounts/account-limits'
import { isPupil } from '@duologue/domain/accounts/is-pupil'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { joinClaimLink } from '@duologue/domain/pupils/claim-link'
import { isClaimOpen } from '@duologue/domain/pupils/claim-state'
import { productName } from '@duologue/domain/site/product-name'
import {
  eventsSince,
  hashOf,
  idOfReader,
  lockUser,
  newSecret,
  note,
  requireUncommonPassword,
  tellOwner,
} from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { lockPupil } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { lockClaim, upsertClaim } from './claim-store'

const hour = 60 * 60 * 1000

/** Mails the link, or tells the owner of an address that has an account; behind the answer, which tells nothing of it. */
async function sendLink(
  { accounts, database, random }: PupilsRoom,
  { email, token, asked }: { email: string; token: string; asked: BuiltLanguage },
): Promise<void> {
  if (await tellOwner(accounts, { email, mail: 'claimKnown', asked })) return
  const { mails } = await accounts.wordsIn(asked)
  const link = `${accounts.publicUrl}/email-verify?token=${joinClaimLink(token)}`
  await inTransaction(database, random, transaction =>
    accounts.mails.enqueue(transaction, {
      to: email,
      ...mails.claim({ product: productName, link }),
    }),
  )
  accounts.mails.wake()
}

/**
 * Takes down that a pupil wants to keep the account with an own address (pupils.md#claiming). Asked again before the link
 * was opened, the new address counts, and keepers are asked anew.
 */
export function claimAccount(room: PupilsRoom): Handler<typeof pupils.claimAccount> {
  const { database, random, clock, accounts } = room
  return async ({ body: { email, password } }, { reader, language, chosenLanguage }) => {
    const user = idOfReader(reader)
    if (!isPupil(reader)) throw new Refused('not-allowed')
    requireUncommonPassword('password', password)
    const passwordHash = await accounts.hashes.hash(password)
    const asked = chosenLanguage ?? language
    const token = newSecret(random)
    const now = clock.now()
    await inTransaction(database, random, async transaction => {
      await lockUser(transaction, user)
      const pupil = await lockPupil(transaction, user)
      if (!pupil || pupil.deleteAt) throw new Refused('not-allowed')
      const before = await lockClaim(transaction, user)
      if (before?.verifiedAt && isClaimOpen(before, now)) throw new Refused('claim-pending')
      const since = new Date(now.getTime() - hour)
      const sent = await eventsSince(transaction, user, 'claim-asked', since)
      if (sent >= accountLimits.mailsAnHour) throw new Refused('too-many-claims')
      const wanted = { user, email, passwordHash, language: asked, tokenHash: hashOf(token) }
      await upsertClaim(transaction, { ...wanted, askedAt: now })
      await note(room, transaction, { user, actor: user, what: 'claim-asked' })
      const told = { at: now, what: 'claim-asked', actor: user, person: user } as const
      const { homeClass } = pupil
      await writeLog(transaction, { ...told, ...(homeClass ? { class: homeClass } : {}) })
    })
    accounts.background.do(() => sendLink(room, { email, token, asked }))
    return { isVerified: false, isAgreed: false }
  }
}
