import { atTime, hallDeadline } from './at-time'
import { type Hall, newHall } from './hall'
import type { HallSettings } from './hall-settings'
import { foldAll, sampleJoin, sampleOpening, type Told } from './sample-hall'
import { memberView } from './views/member-view'

/** A hall that exists only to be tested with, just started; of teams every second one is on side 2. */
export const started = (settings: Partial<HallSettings> = {}, members = 3): Hall =>
  foldAll(
    [
      ...Array.from({ length: members }, (_, place): Told => {
        const side = place % 2 === 0 ? 1 : 2
        return [place, null, sampleJoin(place + 1, { side })]
      }),
      [1000, null, { type: 'start' }],
    ],
    newHall(sampleOpening(settings)),
  )

/** The time at which the first member is asked next, and their question. */
export function nextQuestion(hall: Hall, from: number) {
  let at = from
  for (;;) {
    const turn = memberView(hall, 1, at)?.turn
    if (turn && turn.choices.length > 0 && turn.answered === null) return { at, turn }
    const due = hallDeadline(atTime(hall, at))
    if (due === null) break
    at = due
  }
  throw new Error('nobody is asked')
}
