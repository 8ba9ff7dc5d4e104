import {
  codeOfSongLanguage,
  libraryTranslation,
  type SongLanguage,
} from '../../choices/song-choices'
import { drawnSongCover } from '../../media/art-address'
import { sceneWord } from '../../media/scene'
import { suggestScene } from '../../media/suggest-scene'
import type { SongDetails } from './song-details'

/**
 * What a song's titles, tags and description speak of, as the word of a scene (media.md#choosing-a-scene); null where they
 * name nothing that can be drawn.
 */
export function sceneOfSong(
  song: Pick<SongDetails, 'title' | 'titleTranslation' | 'language' | 'description' | 'tags'>,
): string | null {
  const language = codeOfSongLanguage(song.language)
  const translated = [song.titleTranslation, song.titleTranslation, song.description]
  const scene = suggestScene(
    { text: song.title, language },
    [],
    [...translated, ...song.tags].map(text => ({ text, language: libraryTranslation })),
  )
  return scene ? sceneWord(scene) : null
}

/** The picture of a song, drawn from its language, id and scene (site.md#generated-pictures). */
export const coverOfSong = ({
  id,
  language,
  scene,
}: {
  id: string
  language: SongLanguage
  scene: string | null
}): string => drawnSongCover(codeOfSongLanguage(language), id, scene)
