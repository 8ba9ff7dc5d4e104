/** The longest time of a lyric and the longest song, in seconds: a day (songs.md#times). */
export const longestTime = 86_400
