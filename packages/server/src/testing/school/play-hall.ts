import type { CallAnswer } from '@duologue/contract/endpoint'
import type { live } from '@duologue/contract/live'
import type { TestServer } from '../apps/test-server'
import { exchange } from './opened-hall'

type View = NonNullable<CallAnswer<typeof live.exchangeActs>['view']>
type MemberSeen = Extract<View, { member: number }>
type ScreenSeen = Extract<View, { settings: unknown }>

/** Somebody who plays: who they are in calls, and which choice they press; the first unless told, null for none. */
interface Playing {
  headers: Record<string, string>
  choose?: (view: MemberSeen) => 0 | 1 | 2 | 3 | null
}

/** Lets time pass for a hall: it was opened so much earlier. */
const passTime = (server: Pick<TestServer, 'pool'>, id: string, ms: number) =>
  server.pool.query(
    `update live_halls set opened_at = opened_at - $2 * interval '1 millisecond' where id = $1`,
    [id, ms],
  )

async function screenOf(
  server: TestServer,
  host: Pick<Playing, 'headers'>,
  id: string,
): Promise<ScreenSeen> {
  const { view } = await exchange(server, host.headers, id)
  if (!view || !('settings' in view)) throw new Error('this is no screen')
  return view
}

/** What a member sees of a hall now. */
async function viewOf(
  server: TestServer,
  member: Pick<Playing, 'headers'>,
  id: string,
): Promise<MemberSeen> {
  const { view } = await exchange(server, member.headers, id)
  if (!view || !('member' in view)) throw new Error('this is no member')
  return view
}

/** Each member answers the turn that they see. */
async function answerAll(server: TestServer, id: string, members: readonly Playing[]) {
  for (const { headers, choose = () => 0 as const } of members) {
    const view = await viewOf(server, { headers }, id)
    const { turn } = view
    if (!turn || turn.choices.length === 0 || turn.answered !== null) continue
    const choice = choose(view)
    if (choice === null) continue
    await exchange(server, headers, id, { type: 'answer', turn: turn.id, choice, elapsed: 900 })
  }
}

/** Plays a hall in step to its end: members answer, the host goes on, and time passes. */
export async function playHall(
  server: TestServer,
  host: Pick<Playing, 'headers'>,
  id: string,
  members: readonly Playing[],
): Promise<ScreenSeen> {
  await exchange(server, host.headers, id, { type: 'start' })
  for (let step = 0; step < 300; step += 1) {
    const screen = await screenOf(server, host, id)
    if (screen.state === 'ended') return screen
    await passTime(server, id, 1500)
    await answerAll(server, id, members)
    const shown = await screenOf(server, host, id)
    if (shown.reveal) {
      await passTime(server, id, 1500)
      await exchange(server, host.headers, id, { type: 'next', turn: shown.reveal.id })
    } else await passTime(server, id, 2500)
  }
  throw new Error('the game has no end')
}

/** Plays a hall in step, in which everybody plays for themselves, to the reveal of its first line, and ends it. */
export async function playOneTurn(
  server: TestServer,
  host: Pick<Playing, 'headers'>,
  id: string,
  members: readonly Playing[],
): Promise<void> {
  await exchange(server, host.headers, id, { type: 'start' })
  while (!(await screenOf(server, host, id)).reveal) {
    await passTime(server, id, 1500)
    await answerAll(server, id, members)
  }
  await exchange(server, host.headers, id, { type: 'end' })
}
