import type { ConversationMarks, ListMarks } from './item-progress'
import { currentPlace, type ItemStanding, unitStanding } from './standing'

/** What is next with an item: a part of a conversation, or a round of a list. */
export type PathStep = 'learn' | 'duel' | 'say' | 'list'

/** What is next with a conversation of a course, in the order of its marks; undefined when all are full. */
export function nextOfConversation({
  learn,
  duel,
  say,
}: ConversationMarks): Exclude<PathStep, 'list'> | undefined {
  if (learn !== 'full') return 'learn'
  if (duel !== 'full') return 'duel'
  return say === 'full' ? undefined : 'say'
}

/** What is next with a list. */
export const nextOfList = ({ isDone }: ListMarks): 'list' | undefined =>
  isDone ? undefined : 'list'

/** An item as a path goes by it; undefined for one that its reader may not see. */
export type PathItem =
  | { readonly thing: string; readonly standing: ItemStanding; readonly step: PathStep | undefined }
  | undefined

/** Something that is still to be done: the place of its unit, and what is next with it. */
export interface Ahead {
  readonly thing: string
  readonly unit: number
  readonly step: PathStep
}

/**
 * What is not done of a course yet, in its order, from the current unit on (courses.md#progress); nothing at its end.
 *
 * @param from the place of the unit where it was started.
 */
export function pathAhead(units: readonly (readonly PathItem[])[], from: number): Ahead[] {
  const current = currentPlace(
    units.map(items => unitStanding(items.map(item => item?.standing))),
    from,
  )
  if (current === undefined) return []
  return units.flatMap((items, unit) =>
    unit < current
      ? []
      : items.flatMap(item =>
          item?.standing && item.step && !item.standing.isDone
            ? [{ thing: item.thing, unit, step: item.step }]
            : [],
        ),
  )
}
