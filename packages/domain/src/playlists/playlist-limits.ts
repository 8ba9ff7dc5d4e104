/** Lengths in characters and how much is in one (playlists.md#fields). */
export const playlistLimits = {
  name: 90,
  description: 250,
  conversations: 1000,
  songs: 200,
} as const
