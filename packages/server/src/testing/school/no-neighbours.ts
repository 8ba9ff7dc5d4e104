import type { AuthoringRoom, ConversationsRoom, DraftingRoom } from '../../conversations/index'

/** A house in which nobody has files, Chinese is not read, and nobody drafts lines. */
export const noNeighbours: Omit<AuthoringRoom & DraftingRoom, keyof ConversationsRoom> = {
  filesOf: () => Promise.resolve(new Map()),
  pinyinOf: () => Promise.resolve(new Map()),
  ranksOf: () => Promise.resolve(new Map()),
  drafts: {
    service: undefined,
    isForStudents: false,
    semaphore: work => work(),
    onFailure: () => undefined,
  },
}
