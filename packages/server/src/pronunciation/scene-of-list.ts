import { sceneWord } from '@duologue/domain/media/scene'
import { suggestScene } from '@duologue/domain/media/suggest-scene'
import type { ListRow } from './list-table'

/**
 * What a list shows: the scene that its words speak of, found when it is published for the first time
 * (media.md#choosing-a-scene). A sample brings its own.
 */
export function sceneOfList(
  list: Pick<ListRow, 'title' | 'language' | 'items' | 'isPublished' | 'publishedAt' | 'scene'>,
): string | null {
  const { title, language, items, isPublished, publishedAt, scene } = list
  if (scene !== null || !isPublished || publishedAt !== null) return scene
  const found = suggestScene(
    { text: title, language },
    items.map(({ text }) => ({ text, language })),
    // Whatever they are written in: most are English.
    items.map(({ translation }) => ({ text: translation, language: 'en' })),
  )
  return found ? sceneWord(found) : null
}
