import type { AuthoringRoom } from '../../conversations/index'

/** A house in which nobody has files, and Chinese is not read. */
export const noNeighbours: Pick<AuthoringRoom, 'filesOf' | 'pinyinOf'> = {
  filesOf: () => Promise.resolve(new Map()),
  pinyinOf: () => Promise.resolve(new Map()),
}
