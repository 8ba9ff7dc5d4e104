import type { AuthoringRoom, UsableFile } from './conversations-room'
import { addressesIn, type Files } from './lines/made-lines'
import type { SentConversation } from './sent-fields'

/** Everything that a body may point at: what is used already, and files of this user. */
export async function usableFiles(
  room: AuthoringRoom,
  { coverimage, character1, character2, dialogue = [] }: SentConversation,
  user: string,
  used: readonly [string, UsableFile][],
): Promise<Files> {
  const sent = addressesIn([
    coverimage,
    character1?.image,
    character2?.image,
    ...dialogue.flatMap(({ image, audio }) => [image, audio]),
  ])
  const files = new Map(used)
  const fresh = sent.filter(address => !files.has(address))
  if (fresh.length === 0) return files
  for (const [address, file] of await room.filesOf(fresh, user)) files.set(address, file)
  return files
}
