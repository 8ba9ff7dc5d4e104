import type { assignments, PlaylistAssigned } from '@duologue/contract/assignments'
import type { CallInput } from '@duologue/contract/endpoint'
import type { Client } from '../../api/client'

/** Assigns all conversations of a playlist to a class; answers what became of each. */
export const assignPlaylist = (
  client: Pick<Client, 'assignments'>,
  body: CallInput<typeof assignments.assignPlaylist>['body'],
): Promise<PlaylistAssigned> => client.assignments.assignPlaylist({ body })
