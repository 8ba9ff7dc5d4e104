import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { fillHalls } from '../halls/fill-halls'
import { openCrowd } from '../halls/hall-crowd'

/** So many games with so many phones each; a phone answers within so many milliseconds. */
const size = { halls: 3, members: 8, spread: 6000 } as const
/** It is waited for so long at most that pages come back and a game goes on, in milliseconds. */
const patience = 30_000

/** Games of several people that are played while machines go. */
export interface HallPlay {
  /** Waits until everybody is there and an answer is acknowledged; what is wrong where that does not come. */
  goesOn(): Promise<string[]>
  /** How many answers were acknowledged. */
  acknowledged(): number
  /** Ends it, and compares what was acknowledged with the log of the games; answers what is wrong. */
  end(client: Client): Promise<string[]>
}

async function until(isSo: () => boolean): Promise<boolean> {
  const began = performance.now()
  while (!isSo() && performance.now() - began < patience) await pause(100)
  return isSo()
}

/** Opens halls, lets everybody in and begins; hosts are new ones from a number on. */
export async function playHalls(address: string, round: number): Promise<HallPlay> {
  const { halls, members, spread } = size
  const seats = await fillHalls(address, { halls, members, pace: 'step', from: round * halls })
  const crowd = openCrowd(address, seats, spread)
  crowd.open()
  await until(() => crowd.here() === seats.length)
  crowd.host({ type: 'start' })
  const goesOn = async () => {
    if (!(await until(() => crowd.here() === seats.length)))
      return [`only ${crowd.here()} of ${seats.length} are in their halls`]
    const before = crowd.counts.acks.length
    return (await until(() => crowd.counts.acks.length > before)) ? [] : ['no hall goes on']
  }
  return {
    goesOn,
    acknowledged: () => crowd.counts.acks.length,
    async end(client) {
      const acknowledged = crowd.counts.answered
      crowd.close()
      // What a page sends again because nobody knew whether it was stored may stand in the log twice: it counts once.
      const { rows } = await client.query<{ of: string; stored: number }>(
        `select hall || ' ' || turn as of, count(distinct member)::int as stored
         from (select hall, member, act->>'turn' as turn from live_log where act->>'type' = 'answer' and hall = any ($1)) told
         group by hall, turn`,
        [[...new Set(seats.map(({ hall }) => hall))]],
      )
      const stored = new Map(rows.map(row => [row.of, row.stored]))
      return [...acknowledged].flatMap(([of, count]) =>
        (stored.get(of) ?? 0) < count ? [`an acknowledged answer is in no log: ${of}`] : [],
      )
    },
  }
}
