import { accounts } from '@duologue/contract/accounts'
import { conversations } from '@duologue/contract/conversations'
import { live } from '@duologue/contract/live'
import { contractClient } from '../../packages/server/src/testing/apps/contract-client'
import { hallSettings } from '../../packages/server/src/testing/school/opened-hall'
import type { Seat } from './hall-crowd'

interface Crowd {
  halls: number
  members: number
  pace: 'step' | 'own'
  from?: number
}

/** Does something for each of many, so many at a time. */
async function inTurn<One>(all: readonly One[], atOnce: number, work: (one: One) => Promise<void>) {
  const left = [...all]
  const worker = async (): Promise<void> => {
    const one = left.shift()
    if (one === undefined) return
    await work(one)
    await worker()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Opens the halls and lets everybody in; answers their seats. Hosts are new ones, from a number on. */
export async function fillHalls(
  address: string,
  { halls, members, pace, from = 0 }: Crowd,
): Promise<Seat[]> {
  const { ask } = contractClient(address)
  const { conversations: found } = await ask(conversations.searchConversations, {
    query: 'language=es&limit=1',
  })
  const conversation = found[0]?.id ?? ''
  const seats: Seat[] = []
  await inTurn([...Array(halls).keys()], 4, async place => {
    const number = from + place
    const { user, authToken } = await ask(accounts.signUp, {
      body: { email: `host${number}@school.example`, password: 'a long password', app: 'Duologue' },
    })
    const headers = { authorization: authToken }
    await ask(accounts.updateProfile, {
      params: { id: user.id },
      headers,
      body: { type: 'teacher' },
    })
    const settings = { ...hallSettings, pace, rounds: 3, goesOn: 'itself', difficulty: 'easy' }
    const hall = await ask(live.openHall, { headers, body: { conversation, settings } })
    seats.push({ hall: hall.id, token: authToken })
    for (let member = 0; member < members; member += 1) {
      const { key } = await ask(live.joinHall, {
        params: { id: hall.id },
        body: { code: hall.code },
      })
      seats.push({ hall: hall.id, key: key ?? '' })
    }
  })
  return seats
}
