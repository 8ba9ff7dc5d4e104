import { sceneWord } from '@duologue/domain/media/scene'
import { suggestScene } from '@duologue/domain/media/suggest-scene'
import type { ConversationRow, LineRow } from '../conversation-table'

/**
 * What a conversation shows when it is published for the first time, where nobody has chosen and no cover was uploaded: the
 * scene that its text speaks of (media.md#choosing-a-scene). Nothing where its text speaks of none.
 */
export function foundScene(
  row: ConversationRow,
  lines: readonly LineRow[],
): Partial<Pick<ConversationRow, 'scene' | 'sceneBy'>> {
  if (row.sceneBy !== null || row.coverimage !== null) return {}
  const { title, gist, language, translationLanguage } = row
  const translations = [gist, ...lines.map(({ translation }) => translation ?? '')]
  const scene = suggestScene(
    { text: title, language },
    lines.map(({ text }) => ({ text, language })),
    translations.map(text => ({ text, language: translationLanguage })),
  )
  return scene ? { scene: sceneWord(scene), sceneBy: 'found' } : {}
}
