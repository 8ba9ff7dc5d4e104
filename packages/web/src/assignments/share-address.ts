import type { Assignment } from '@duologue/contract/shapes/assignment'
import { slugify } from '@duologue/domain/text/slug'

/** The path of the game of an assignment; undefined where what was assigned is gone, or not to be met for now. */
export function gamePath({ id, conversation, pronunciationList, song }: Assignment) {
  const assignment = `assignment=${id}`
  if (song?.isAvailable) return `/songs/${song.id}/game?${assignment}`
  if (pronunciationList && !pronunciationList.isDeleted)
    return `/pronunciation/game?list=${pronunciationList.shortid}&${assignment}`
  if (!conversation || conversation.isDeleted) return undefined
  const { id: conversationId, title } = conversation
  return `/conversations/${conversationId}/${slugify(title) || '-'}/game?${assignment}`
}

/** Where Classroom and Teams ask to which class a page should be given (assignments.md#sharing). */
export const shareAddresses = (address: string) => ({
  classroom: `https://classroom.google.com/share?url=${encodeURIComponent(address)}`,
  teams: `https://teams.microsoft.com/share?href=${encodeURIComponent(address)}`,
})
