import type { publishWarningTexts } from '../messages/conversations/publishing'
import { conversationLimits as limits } from './conversation-limits'
import { nameSpellings } from './name-spellings'
import { type Checked, failing, isBlank } from './publish-blocks'

export type PublishWarning = keyof typeof publishWarningTexts

/** What an author should know before publishing (conversations.md#publishing). */
export function publishWarnings(checked: Checked): PublishWarning[] {
  const { character1, character2, dialogue } = checked
  const names = [character1.name, character2.name]
  return failing<PublishWarning>({
    noAudio: dialogue.some(({ audio }) => !audio),
    noTranslation: dialogue.some(({ translation }) => isBlank(translation ?? '')),
    longTexts: dialogue.some(({ text }) => text.trim().length > limits.longText),
    sameVoice: character1.voice !== null && character1.voice === character2.voice,
    ownAnswer: dialogue.some(
      ({ character }, index) => character === dialogue[index - 1]?.character,
    ),
    twoSpellings:
      nameSpellings(
        names,
        dialogue.map(({ text }) => text),
      ).length > 0,
  })
}
