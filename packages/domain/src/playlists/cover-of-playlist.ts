import { drawnCover } from '../media/art-address'

/**
 * The picture of a playlist, drawn from its language, id and scene (site.md#generated-pictures); one for all languages has
 * papers of its own.
 */
export const coverOfPlaylist = ({
  id,
  language,
  scene,
}: {
  id: string
  language: string | null
  scene?: string | null | undefined
}): string => drawnCover(language ?? 'xx', id, scene ?? null)
