import type { Assignment } from '@duologue/contract/assignment'
import {
  type AssignmentActivity,
  type AssignmentMode,
  assignmentModesOf,
} from '@duologue/domain/choices/assignment-choices'

/** What can be assigned to a class: a conversation, or a pronunciation list. */
export interface Assignable {
  readonly activity: AssignmentActivity
  readonly id: string
  readonly title: string
}

/** What an assignment is about; one that was deleted keeps its title. */
export const thingOf = ({ conversation, pronunciationList }: Assignment) =>
  conversation ?? pronunciationList

const oneOf = <T extends string>(modes: readonly T[], wanted: string, usual: T): T =>
  modes.find(mode => mode === wanted) ?? usual

/** The part of a new assignment that says what is assigned, with a mode that its activity offers (S2 section 5). */
export function saysWhat({ activity, id }: Assignable, mode: AssignmentMode) {
  const { conversationGame, pronunciationCustom } = assignmentModesOf
  if (activity === 'pronunciationCustom')
    return { pronunciationList: id, mode: oneOf(pronunciationCustom, mode, 'any') }
  const type = 'conversationGame' as const
  return { conversation: id, type, mode: oneOf(conversationGame, mode, 'any') }
}
