/** The sentences about the songs of a playlist (playlists.md#songs); the quoted ones word for word. */
export const playlistSongTexts = {
  /** The heading over the songs of a playlist, under its conversations. */
  heading: 'Songs',
  loadFailed: 'The songs could not be loaded.',
  singFromStart: 'Sing from the start',
  unavailableHint: 'This song is not available at the moment. Nobody but you sees this place.',
  addThis: (title: string) => `Add to playlist: ${title}`,
  added: 'Song added to playlist.',
  addHelp: 'Puts this song behind the other songs of one of your playlists.',
  beginsWith: 'The song that you want to add will be in it.',

  order: 'Songs in their order',
  orderHelp: 'Drag a song by its handle, or use its buttons. The arrow keys move through the list.',
  removeTitle: 'Remove Song?',

  /** Before the title of the song that follows in the playlist, after a game. */
  next: (title: string) => `Next in the playlist: ${title}`,
} as const
