import { counted } from '../say'

/** The sentences of lists of playlists: search, library, profile, home (playlists.md#searching). */
export const playlistListTexts = {
  found: (total: number) => `${counted(total, 'playlist', 'playlists')} found`,
  playlists: (total: number) => counted(total, 'playlist', 'playlists'),
  popularPlaylists: 'Popular Playlists',
  loadFailed: 'The playlists could not be loaded.',
  thatIsAll: 'That is all.',
  noResults: 'No results found',
  noResultsHint: 'Try fewer words, another level or every language. Or create one.',
  createPlaylist: 'Create New Playlist',
  nothingOwn: "You haven't created any playlists yet.",
  nothingOwnHint: 'A playlist is a list of conversations in an order of yours.',
  nothingPublished: 'There are no playlists here yet.',
} as const
