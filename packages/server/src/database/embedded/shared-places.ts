import { homedir } from 'node:os'
import { join } from 'node:path'
import { weAreRoot } from './programs/run-as'

/** Where root keeps what another user must reach although the project itself lies out of their reach. */
export const rootPlace = '/var/lib/duologue'

/** Where copies of programs go: for root a place all can reach, else the user's cache. */
export function copiesPlace(): string {
  if (weAreRoot()) return rootPlace
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'duologue')
}
