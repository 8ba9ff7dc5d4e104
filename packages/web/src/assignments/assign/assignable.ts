import type { CourseUnitShown } from '@duologue/contract/courses/course-shapes'
import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { AssignmentActivity } from '@duologue/domain/choices/assignment-choices'
import { coursePageTexts } from '@duologue/domain/messages/courses/course-page'

/** What can be assigned to a class: a conversation, a pronunciation list, a song, or all conversations of a playlist. */
export interface Assignable {
  readonly what: 'conversation' | 'list' | 'song' | 'playlist'
  readonly id: string
  readonly title: string
}

/** A unit of a course as it is assigned: what of it can be seen. */
export interface AssignableUnit {
  /** The id of the course. */
  readonly course: string
  readonly key: string
  readonly title: string
  readonly items: readonly {
    readonly kind: 'conversation' | 'list'
    readonly id: string
    readonly title: string
  }[]
}

/** What of a unit can be assigned: all that its reader may see. */
export const assignableUnit = (
  course: string,
  unit: CourseUnitShown,
  place: number,
): AssignableUnit => ({
  course,
  key: unit.key,
  title: unit.title || coursePageTexts.unit(place),
  items: unit.items.flatMap(item => {
    if (item.kind === 'unavailable') return []
    const { title } = item.kind === 'list' ? item.list : item.conversation
    return [{ kind: item.kind, id: item.id, title }]
  }),
})

const activities = {
  conversation: 'conversationGame',
  list: 'pronunciationCustom',
  song: 'song',
  playlist: 'conversationGame',
} as const satisfies Record<Assignable['what'], AssignmentActivity>

/** What is played where it is assigned. */
export const activityOf = ({ what }: Assignable): AssignmentActivity => activities[what]

/** What an assignment is about; one that was deleted keeps its title. */
export const thingOf = ({ conversation, pronunciationList, song }: Assignment) =>
  conversation ?? pronunciationList ?? song
