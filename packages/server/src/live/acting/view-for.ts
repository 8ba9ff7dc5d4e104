import type { HallView } from '@duologue/contract/shapes/hall-views'
import { memberView } from '@duologue/domain/live/views/member-view'
import { screenView } from '@duologue/domain/live/views/screen-view'
import type { ToldView } from '@duologue/domain/live/views/views'
import { withoutKnownGame } from '@duologue/domain/live/views/without-known-game'
import { codeOfHall } from '../hall-store'
import { namesOfMembers } from '../joining/names-of-members'
import type { LiveRoom } from '../live-room'
import type { KeptHall } from '../log/kept-hall'
import type { Who } from '../who-in-hall'

/** Remembers when a member was first shown a question, by which the time of the answer is bounded. */
function noteQuestion(kept: KeptHall, number: number, turn: string, at: number): void {
  if (kept.questions.get(number)?.turn !== turn) kept.questions.set(number, { turn, at })
}

/** A member's view with the code of the hall in which the same is played again: by it members follow (live.md#joining). */
async function withWayOn(
  { database }: LiveRoom,
  kept: KeptHall,
  view: ToldView,
): Promise<ToldView> {
  if (!view.end?.again) return view
  // All members see the end at once: what one of them has asked for is everybody's.
  kept.wayOn ??= codeOfHall(database, view.end.again).finally(() => {
    kept.wayOn = undefined
  })
  return { ...view, end: { ...view.end, again: (await kept.wayOn) ?? null } }
}

function viewOfMember(room: LiveRoom, kept: KeptHall, number: number, plays: number | null) {
  const at = room.halls.timeOf(kept)
  const view = memberView(room.halls.seen(kept), number, at)
  const turn = view?.turn
  if (turn && turn.choices.length > 0) noteQuestion(kept, number, turn.id, at)
  return view && withoutKnownGame(view, plays)
}

async function viewOfScreen(room: LiveRoom, kept: KeptHall): Promise<HallView> {
  const fullNames = await namesOfMembers(room, kept)
  return screenView(room.halls.seen(kept), room.halls.timeOf(kept), {
    code: kept.code,
    address: `${new URL(room.publicUrl).host}/live`,
    fullNames,
  })
}

/** Of a hall that has come to its end, which is written down first. */
async function viewAtEnd(room: LiveRoom, kept: KeptHall, who: Who, plays: number | null) {
  await room.halls.now(kept)
  if (who.kind !== 'member') return viewOfScreen(room, kept)
  const view = viewOfMember(room, kept, who.number, plays)
  return view && withWayOn(room, kept, view)
}

/**
 * What somebody may see of a hall now (live.md#views); null where nothing is to be seen any more. At once where nothing
 * is to be asked for it: a question goes to a whole school in one moment.
 *
 * @param plays the game at the own pace that the page plays already; null for none.
 */
export function viewFor(
  room: LiveRoom,
  kept: KeptHall,
  who: Who,
  plays: number | null,
): HallView | null | Promise<HallView | null> {
  if (room.halls.seen(kept).endedAt !== null) return viewAtEnd(room, kept, who, plays)
  return who.kind === 'member'
    ? viewOfMember(room, kept, who.number, plays)
    : viewOfScreen(room, kept)
}
