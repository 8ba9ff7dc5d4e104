import type { LaunchGoal, OpenedLaunch } from '@duologue/contract/lti/lti'
import type { Assignment } from '@duologue/contract/shapes/assignment'
import { slugify } from '@duologue/domain/text/slug'
import type { Client } from '../api/client'
import { isFramed } from '../saved-here/saved-here'

/** What tells the server that a page of ours asks (security.md#tokens-in-calls). */
const how = { headers: { 'x-duologue': 'page' } }

/** The code in the address of this page, which is taken out of it at once: it is good once. */
export function takeCode(): string {
  const code = location.hash.slice(1)
  if (code !== '') history.replaceState(history.state, '', location.pathname + location.search)
  return code
}

/** Trades the code of a launch for who is logged in and where it leads. */
export const openLaunch = (client: Client, code: string): Promise<OpenedLaunch> =>
  client.lti.openLaunch({ body: { code, isFramed: isFramed() } }, how)

/** The address of the game of an assignment; undefined where what was assigned is gone. */
function gameAddress({ id, conversation, pronunciationList, song }: Assignment) {
  if (song?.isAvailable) return `/songs/${song.id}/game?assignment=${id}`
  if (pronunciationList && !pronunciationList.isDeleted)
    return `/pronunciation/game?list=${pronunciationList.shortid}&assignment=${id}`
  if (!conversation || conversation.isDeleted) return undefined
  const name = slugify(conversation.title) || '-'
  return `/conversations/${conversation.id}/${name}/game?assignment=${id}`
}

async function addressOfAssignment(client: Client, id: string): Promise<string> {
  const assignment = await client.assignments.getAssignment({ params: { id } })
  const [ofClass = ''] = assignment.classes
  // A teacher plays nothing: they see how their students stand.
  if (!assignment.standing) return `/classes/${ofClass}/teacher`
  return gameAddress(assignment) ?? `/classes/${ofClass}/student`
}

const pages = {
  conversation: (id: string) => `/conversations/${id}/-`,
  pronunciationList: (id: string) => `/pronunciation/${id}`,
  song: (id: string) => `/songs/${id}/-`,
  playlist: (id: string) => `/playlists/${id}/-`,
}

/** The address of what a launch leads to (lti.md#what-a-launch-leads-to), for whoever is logged in by it. */
export async function addressOf(client: Client, goal: LaunchGoal): Promise<string> {
  if (goal.to === 'assignment') return addressOfAssignment(client, goal.id)
  if (goal.to === 'class') return `/classes/${goal.id}/${goal.isTaught ? 'teacher' : 'student'}`
  if (goal.to === 'choose') return '/lti/choose'
  return goal.opens === 'learn' ? `/convo/${goal.id}/learn` : pages[goal.kind](goal.id)
}
