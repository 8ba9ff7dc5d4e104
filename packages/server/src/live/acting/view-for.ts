import type { HallView } from '@duologue/contract/shapes/hall-views'
import { memberView } from '@duologue/domain/live/views/member-view'
import { screenView } from '@duologue/domain/live/views/screen-view'
import type { MemberView } from '@duologue/domain/live/views/views'
import { withoutKnownGame } from '@duologue/domain/live/views/without-known-game'
import { hallById } from '../hall-store'
import { namesOfMembers } from '../joining/names-of-members'
import type { LiveRoom } from '../live-room'
import type { KeptHall } from '../log/kept-hall'
import type { Who } from '../who-in-hall'

/** Remembers when a member was first shown a question, by which the time of the answer is bounded. */
function noteQuestion(kept: KeptHall, number: number, turn: string, at: number): void {
  if (kept.questions.get(number)?.turn !== turn) kept.questions.set(number, { turn, at })
}

/** A member's view with the code of the hall in which the same is played again: by it members follow (live.md#joining). */
async function withWayOn({ database }: LiveRoom, view: MemberView): Promise<MemberView> {
  if (!view.end?.again) return view
  const next = await hallById(database, view.end.again)
  return { ...view, end: { ...view.end, again: next?.code ?? null } }
}

/**
 * What somebody may see of a hall now (live.md#views); null where nothing is to be seen any more. Where the hall has come
 * to its end, that is written down.
 *
 * @param plays the game at the own pace that the page plays already; null for none.
 */
export async function viewFor(
  room: LiveRoom,
  kept: KeptHall,
  who: Who,
  plays: number | null,
): Promise<HallView | null> {
  const hall = await room.halls.now(kept)
  const at = room.halls.timeOf(kept)
  if (who.kind === 'member') {
    const view = memberView(hall, who.number, at)
    const turn = view?.turn
    if (turn && turn.choices.length > 0) noteQuestion(kept, who.number, turn.id, at)
    return view && withoutKnownGame(await withWayOn(room, view), plays)
  }
  return screenView(hall, at, {
    code: kept.code,
    address: `${new URL(room.publicUrl).host}/live`,
    fullNames: await namesOfMembers(room, kept),
  })
}
