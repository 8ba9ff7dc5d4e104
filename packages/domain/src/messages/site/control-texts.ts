/** The sentences of controls that few pages have: what every page has stands in `shell`. */
export const controlTexts = {
  addToPlaylist: 'Add to Playlist',
  copyFailed: 'This browser did not let the text be copied.',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
} as const
