import { codeOfSongLanguage, type SongLanguage } from '../../choices/song-choices'
import { drawnSongCover } from '../../media/art-address'

/** The picture of a song, drawn from its language and id (site.md#generated-pictures). */
export const coverOfSong = ({ id, language }: { id: string; language: SongLanguage }): string =>
  drawnSongCover(codeOfSongLanguage(language), id, null)
