import { drawnCover } from '../media/art-address'

/** The picture of a list, drawn from its language, id and scene (site.md#generated-pictures). */
export const coverOfList = ({
  id,
  language,
  scene,
}: {
  id: string
  language: string
  scene: string | null
}): string => drawnCover(language, id, scene)
