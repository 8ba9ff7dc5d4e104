import { accounts } from '@duologue/contract/accounts'
import { pupils } from '@duologue/contract/pupils'
import type { RunningServer } from '../apps/test-server'
import { newKey } from './class-shop'
import { inWithCard } from './in-with-card'

let count = 0

/** Somebody who was a pupil of a class that the headers' user keeps, and whose account is their own now. */
export async function claimedAccount(
  server: RunningServer,
  kept: { headers: Record<string, string>; params: { id: string } },
) {
  count += 1
  const own = { email: `noa${count}@own.example`, password: 'a password of my own' }
  const { added } = await server.ask(pupils.addPupils, {
    ...kept,
    headers: { ...kept.headers, ...newKey() },
    body: { rows: [{ given: 'Noa', family: `Hidden ${count}`, externalId: `no. ${count}` }] },
  })
  const [id = ''] = added
  const { cards } = await server.ask(pupils.getCards, kept)
  const card = cards.find(({ pupil }) => pupil === id)
  if (!card) throw new Error('there is no card')
  const { authToken } = await inWithCard(server, { qr: card.qr })
  await server.ask(pupils.claimAccount, { body: own, headers: { authorization: authToken } })
  // As if the mailed link had been opened.
  await server.pool.query('update claims set verified_at = asked_at where user_id = $1', [id])
  const agreed = { params: { id }, headers: kept.headers, body: { agree: true } }
  await server.ask(pupils.answerClaim, agreed)
  const session = await server.ask(accounts.logIn, { body: own })
  return { ...own, id, card, headers: { authorization: session.authToken } }
}
