/**
 * The modes of a song game (song-games.md#games): the words are chosen or written, lines are put in order, or sung.
 */
export const songModes = ['listening', 'writing', 'reading', 'speaking'] as const

/** Where the sound of a song game comes from (song-games.md#settings): its recording or video, or a voice. */
export const songSources = ['song', 'voice'] as const

export type SongMode = (typeof songModes)[number]
export type SongSource = (typeof songSources)[number]

/** The mode of a player who never chose one. */
export const defaultSongMode: SongMode = 'listening'
