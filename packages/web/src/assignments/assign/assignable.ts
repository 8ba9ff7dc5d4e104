import type { Assignment } from '@duologue/contract/shapes/assignment'
import type { AssignmentActivity } from '@duologue/domain/choices/assignment-choices'

/** What can be assigned to a class: a conversation, a pronunciation list, or all conversations of a playlist. */
export interface Assignable {
  readonly what: 'conversation' | 'list' | 'playlist'
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

/** What is played where it is assigned. */
export const activityOf = ({ what }: Assignable): AssignmentActivity =>
  what === 'list' ? 'pronunciationCustom' : 'conversationGame'

/** What an assignment is about; one that was deleted keeps its title. */
export const thingOf = ({ conversation, pronunciationList }: Assignment) =>
  conversation ?? pronunciationList
