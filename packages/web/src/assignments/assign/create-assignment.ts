import type { assignments } from '@duologue/contract/assignments'
import type { CallInput } from '@duologue/contract/endpoint'
import type { SeveralAssigned } from '@duologue/contract/shapes/new-assignment'
import { type AssignmentMode, assignmentModesOf } from '@duologue/domain/choices/assignment-choices'
import type { Client } from '../../api/client'
import { assignPlaylist } from './assign-playlist'
import type { Assignable } from './assignable'

/** What a teacher wishes of whoever plays. */
type Wishes = Omit<CallInput<typeof assignments.assignPlaylist>['body'], 'playlist' | 'mode'> & {
  mode: AssignmentMode
}

/** What a class got: null for a single assignment, of a playlist what became of each conversation. */
export type Got = SeveralAssigned | null

const oneOf = <T extends string>(modes: readonly T[], wanted: string, usual: T): T =>
  modes.find(mode => mode === wanted) ?? usual

/**
 * Assigns something to a class by one call, with a mode that its activity offers (assignments.md#settings); answers
 * what the class got.
 */
export async function assignThing(
  client: Pick<Client, 'assignments'>,
  { what, id }: Assignable,
  wishes: Wishes,
): Promise<Got> {
  const { conversationGame, pronunciationCustom, song } = assignmentModesOf
  if (what === 'song') {
    const mode = oneOf(song, wishes.mode, 'any')
    await client.assignments.createAssignment({ body: { ...wishes, song: id, type: 'song', mode } })
    return null
  }
  if (what === 'list') {
    const mode = oneOf(pronunciationCustom, wishes.mode, 'any')
    await client.assignments.createAssignment({ body: { ...wishes, pronunciationList: id, mode } })
    return null
  }
  const mode = oneOf(conversationGame, wishes.mode, 'any')
  if (what === 'playlist') return assignPlaylist(client, { ...wishes, playlist: id, mode })
  const type = 'conversationGame' as const
  await client.assignments.createAssignment({ body: { ...wishes, conversation: id, type, mode } })
  return null
}
