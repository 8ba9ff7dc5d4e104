import type { ConversationEdit } from '@duologue/domain/conversations/conversation-edit'
import { sceneWord } from '@duologue/domain/media/scene'
import { suggestScene } from '@duologue/domain/media/suggest-scene'

/** The word of the scene that what is written speaks of (media.md#choosing-a-scene); undefined where it speaks of none. */
export function suggestedScene(draft: ConversationEdit): string | undefined {
  const { title, gist, language, translationLanguage, dialogue } = draft
  const translations = [gist, ...dialogue.map(({ translation }) => translation ?? '')]
  const scene = suggestScene(
    { text: title, language },
    dialogue.map(({ text }) => ({ text, language })),
    translations.map(text => ({ text, language: translationLanguage })),
  )
  return scene && sceneWord(scene)
}
