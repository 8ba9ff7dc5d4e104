import { playlistCardTexts } from './playlist-card'

/** How saving a playlist stands (saving.md#statuses). */
export const playlistSaveTexts = {
  ready: 'Autosave on.',
  saving: 'Saving...',
  saved: 'Playlist updated.',
  error: 'Error: Update not saved.',
} as const

/** The sentences about playlists (playlists.md#editing); the quoted ones word for word. */
export const playlistTexts = {
  ...playlistCardTexts,
  name: 'Name',
  description: 'Description',
  language: 'Language',
  difficulty: 'Difficulty',
  beginsWith: 'The conversation that you want to add will be in it.',
  create: 'Create Playlist',
  created: 'New playlist created.',
  deleted: 'Playlist deleted.',
  added: 'Conversation added to playlist.',

  addConversation: 'Add New Conversation',
  edit: 'Edit Playlist',
  finish: 'Finish',
  delete: 'Delete Playlist',
  deleteWarning:
    'The playlist is deleted for good. Its conversations stay where they are, in search and in other playlists.',
  loadFailed: 'The playlist could not be loaded.',
  cardsFailed: 'The conversations could not be loaded.',
  loadingMore: 'Loading more conversations…',
  playFromStart: 'Play from the start',
  empty: 'There is nothing in this playlist yet.',
  emptyOwn: 'Find conversations that you like, and add them here.',
  unavailable: 'Unavailable',
  unavailableHint: 'Its author has unpublished this conversation. Nobody but you sees this place.',

  editing: 'Edit playlist',
  order: 'Conversations in their order',
  orderHelp:
    'Drag a conversation by its handle, or use its buttons. The arrow keys move through the list.',
  move: (title: string) => `Move ${title}`,
  moveUp: (title: string) => `Move up: ${title}`,
  moveDown: (title: string) => `Move down: ${title}`,
  moved: (title: string, place: number, total: number) =>
    `${title} is now number ${place} of ${total}.`,
  removeThis: (title: string) => `Remove: ${title}`,
  removeTitle: 'Remove Conversation?',
  removeQuestion: (title: string) => `Take ${title} out of this playlist?`,
  remove: 'Remove',

  addHelp: 'Puts this conversation at the end of one of your playlists.',
  choosePlaylist: 'Playlist',
  add: 'Add',
  noneYet: "You haven't created any playlists yet.",
  createFirst: 'Create Playlist',
} as const
