import { counted, number } from '../say'

/** What is said of things that are kept on the device (offline.md#keep-for-offline). */
export const keptTexts = {
  keep: 'Keep for offline',
  keeping: (done: number, total: number) =>
    `Keeping… ${number(done)} of ${counted(total, 'file', 'files')}`,
  kept: 'Kept on this device',
  without: (missing: number) => `Kept, without ${counted(missing, 'file', 'files')}`,
  again: 'Try again',
  keptWithOther: 'Kept on this device, with what it is part of',
  changed: 'Changed since it was kept',
  gone: (title: string) => `"${title}" is no longer there. Its copy has gone from this device.`,
  leftOut: (count: number) => `Left out: ${number(count)} that cannot be kept.`,
  withoutRecording: (most: string) =>
    `Kept without its recording, which is larger than ${most} MB.`,
  onYoutube: 'A video of YouTube cannot be kept for offline.',
  noRoom: 'No room on this device.',
  notPublic: 'Only what everyone may read can be kept.',
  failed: 'This could not be kept.',
  needsHttps: 'Keeping needs a secure address (https). Ask whoever runs this site.',
  tooManyConversations: (most: number) =>
    `At most ${counted(most, 'conversation', 'conversations')} can be kept. Remove one first.`,
  tooManyLists: (most: number) =>
    `At most ${counted(most, 'list', 'lists')} can be kept. Remove one first.`,
  tooManySongs: (most: number) =>
    `At most ${counted(most, 'song', 'songs')} can be kept. Remove one first.`,
  tooManyPlaylists: (most: number) =>
    `At most ${counted(most, 'playlist', 'playlists')} can be kept. Remove one first.`,
  tooManyAssignments: (most: number) =>
    `At most ${counted(most, 'assignment', 'assignments')} can be kept. Remove one first.`,
}

/** What pages that find things show without a connection (offline.md#what-is-shown-without-a-connection). */
export const onThisDeviceTexts = {
  heading: 'On this device',
  search: 'Search on this device',
  searchNeeds: 'Search needs a connection.',
  nothing: 'Nothing on this device has such a title.',
}

/** What /offline says (offline.md#offline-page). */
export const offlineTexts = {
  lead: 'What is kept on this device can be read, and heard where clips are kept, without a connection.',
  removed: 'The browser has removed what was kept.',
  chosen: 'Kept on purpose',
  lately: 'Lately opened',
  none: 'Nothing is kept yet. Open a conversation and turn on Keep for offline.',
  remove: 'Remove',
  removeThing: (title: string) => `Remove ${title}`,
  removeAll: 'Remove everything',
  kinds: {
    conversation: 'Conversation',
    list: 'Pronunciation list',
    song: 'Song',
    playlist: 'Playlist',
    assignment: 'Assignment',
  },
  version: (version: string) => `Version ${version}`,
  parts: (count: number) => `With ${counted(count, 'part', 'parts')}`,
  day: (day: string) => `Kept on ${day}`,
  size: (size: string) => `${size} MB`,
  room: (used: string, total: string) => `${used} MB of about ${total} MB are used.`,
  unavailable: 'This browser keeps nothing for this site.',
}
