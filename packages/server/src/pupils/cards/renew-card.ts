import type { Card, pupils } from '@duologue/contract/pupils'
import type { Reader } from '@duologue/domain/accounts/reader'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import { wordsVersionFor } from '@duologue/domain/pupils/card-words'
import { endSessionsOf, idOfReader, knownPeople } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { writeLog } from '../../school/index'
import { deleteClaim } from '../claims/claim-store'
import { lockKept } from '../keeping'
import { countCardOn } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'
import { cardOf } from './card-of'

/** Counts the card of a pupil on, for whoever keeps them; an admin says why. */
export const countOn =
  ({ clock }: Pick<PupilsRoom, 'clock'>) =>
  async (
    transaction: Queries,
    id: string,
    { reader, language, why }: { reader: Reader; language: BuiltLanguage; why?: string },
  ): Promise<void> => {
    const { homeClass, platform } = await lockKept(transaction, id, reader)
    // They come in by its launches alone (lti.md#people).
    if (platform) throw new Refused('not-allowed')
    const card = { wordsVersion: wordsVersionFor(language), cardedAt: clock.now() }
    await countCardOn(transaction, id, card)
    await endSessionsOf(transaction, id)
    // Whoever had the old card may have asked (pupils.md#claiming).
    await deleteClaim(transaction, id)
    await writeLog(transaction, {
      at: clock.now(),
      what: 'card-renewed',
      actor: idOfReader(reader),
      person: id,
      ...(homeClass ? { class: homeClass } : {}),
      ...(why ? { about: why } : {}),
    })
  }

/** The card of a pupil as it is now, for whoever keeps them. */
export const keptCard =
  ({ cardKey }: Pick<PupilsRoom, 'cardKey'>) =>
  async (transaction: Queries, id: string, reader: Reader): Promise<Card> => {
    const pupil = await lockKept(transaction, id, reader)
    const person = (await knownPeople(transaction, [id])).get(id)
    if (!person) throw new Refused('user-not-found')
    return cardOf(cardKey, pupil, person)
  }

/** Makes a new card; what is remembered of the call is nothing of the card itself (pupils.md#cards). */
export function renewCard(room: PupilsRoom): Handler<typeof pupils.renewCard> {
  const { database, random, clock } = room
  return async ({ params: { id } }, { reader, key, language }) => {
    const request = { call: 'renewCard', id }
    const once = { user: idOfReader(reader), key, request, now: clock.now() }
    return inTransaction(database, random, async transaction => {
      await doOnce(transaction, once, async () => {
        await countOn(room)(transaction, id, { reader, language })
        return {}
      })
      // Asked once more: what is sent again is answered with the card of now, and not to whoever keeps the pupil no more.
      return keptCard(room)(transaction, id, reader)
    })
  }
}
