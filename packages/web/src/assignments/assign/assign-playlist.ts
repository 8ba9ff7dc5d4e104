import type { assignments } from '@duologue/contract/assignments'
import type { CallInput } from '@duologue/contract/endpoint'
import type { SeveralAssigned } from '@duologue/contract/shapes/new-assignment'
import type { Client } from '../../api/client'

/** Assigns all conversations of a playlist to a class; answers what became of each. */
export const assignPlaylist = (
  client: Pick<Client, 'assignments'>,
  body: CallInput<typeof assignments.assignPlaylist>['body'],
): Promise<SeveralAssigned> => client.assignments.assignPlaylist({ body })
