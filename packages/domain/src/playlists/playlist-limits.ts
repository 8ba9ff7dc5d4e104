/** Lengths in characters (playlists.md#fields), and conversations (playlists.md#fields). */
export const playlistLimits = { name: 90, description: 250, conversations: 1000 } as const
