import type { assignments, PlaylistAssigned } from '@duologue/contract/assignments'
import type { CallInput } from '@duologue/contract/endpoint'
import type { Assignment } from '@duologue/contract/shapes/assignment'
import {
  type AssignmentActivity,
  type AssignmentMode,
  assignmentModesOf,
} from '@duologue/domain/choices/assignment-choices'
import type { Client } from '../../api/client'

/** What can be assigned to a class: a conversation, a pronunciation list, or all conversations of a playlist. */
export interface Assignable {
  readonly what: 'conversation' | 'list' | 'playlist'
  readonly id: string
  readonly title: string
}

/** What is played where it is assigned. */
export const activityOf = ({ what }: Assignable): AssignmentActivity =>
  what === 'list' ? 'pronunciationCustom' : 'conversationGame'

/** What a teacher wishes of whoever plays. */
type Wishes = Omit<CallInput<typeof assignments.assignPlaylist>['body'], 'playlist' | 'mode'> & {
  mode: AssignmentMode
}

/** What a class got: null for a single assignment, of a playlist what became of each conversation. */
export type Got = PlaylistAssigned | null

/** What an assignment is about; one that was deleted keeps its title. */
export const thingOf = ({ conversation, pronunciationList }: Assignment) =>
  conversation ?? pronunciationList

const oneOf = <T extends string>(modes: readonly T[], wanted: string, usual: T): T =>
  modes.find(mode => mode === wanted) ?? usual

/**
 * Assigns something to a class by one call, with a mode that its activity offers (assignments.md#settings); answers
 * what the class got.
 */
export async function assignThing(
  { assignments: calls }: Pick<Client, 'assignments'>,
  { what, id }: Assignable,
  wishes: Wishes,
): Promise<Got> {
  const { conversationGame, pronunciationCustom } = assignmentModesOf
  if (what === 'list') {
    const mode = oneOf(pronunciationCustom, wishes.mode, 'any')
    await calls.createAssignment({ body: { ...wishes, pronunciationList: id, mode } })
    return null
  }
  const mode = oneOf(conversationGame, wishes.mode, 'any')
  if (what === 'playlist') return calls.assignPlaylist({ body: { ...wishes, playlist: id, mode } })
  const type = 'conversationGame' as const
  await calls.createAssignment({ body: { ...wishes, conversation: id, type, mode } })
  return null
}
