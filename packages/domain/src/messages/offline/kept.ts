import { counted, number } from '../say'

/** What is said of things that are kept on the device (offline.md#keep-for-offline). */
export const keptTexts = {
  keep: 'Keep for offline',
  keeping: (done: number, total: number) =>
    `Keeping… ${number(done)} of ${counted(total, 'file', 'files')}`,
  kept: 'Kept on this device',
  without: (missing: number) => `Kept, without ${counted(missing, 'file', 'files')}`,
  again: 'Try again',
  noRoom: 'No room on this device.',
  notPublic: 'Only what everyone may read can be kept.',
  failed: 'This could not be kept.',
  needsHttps: 'Keeping needs a secure address (https). Ask whoever runs this site.',
  tooManyConversations: (most: number) =>
    `At most ${counted(most, 'conversation', 'conversations')} can be kept. Remove one first.`,
  tooManyLists: (most: number) =>
    `At most ${counted(most, 'list', 'lists')} can be kept. Remove one first.`,
}

/** What /offline says (offline.md#offline-page). */
export const offlineTexts = {
  lead: 'What is kept on this device can be read, and heard where clips are kept, without a connection.',
  chosen: 'Kept on purpose',
  lately: 'Lately opened',
  none: 'Nothing is kept yet. Open a conversation and turn on Keep for offline.',
  remove: 'Remove',
  removeThing: (title: string) => `Remove ${title}`,
  removeAll: 'Remove everything',
  day: (day: string) => `Kept on ${day}`,
  size: (size: string) => `${size} MB`,
  room: (used: string, total: string) => `${used} MB of about ${total} MB are used.`,
  unavailable: 'This browser keeps nothing for this site.',
}
