/** The sentences of the side menu that stand nowhere else (site.md#side-menu): no page waits for them. */
export const menuTexts = {
  customLists: 'Custom Lists',
  findPlaylist: 'Find a playlist',
  createPlaylist: 'Create a playlist',
  findSong: 'Find a song',
  savedSongs: 'Saved songs',
  popular: 'Popular',
  recent: 'New',
  helpHere: 'Help with this page',
} as const
