import { publishBlockTexts, publishWarningTexts } from '../messages/conversations/authoring'
import { normaliseText } from '../text/normalise'
import { conversationLimits as limits } from './conversation-limits'
import { nameSpellings } from './name-spellings'

export type PublishBlock = keyof typeof publishBlockTexts
export type PublishWarning = keyof typeof publishWarningTexts

/** What the checks look at; of a whole conversation or of an edit of it. */
export interface Checked {
  readonly title: string
  readonly language: string | null
  readonly hasRights: boolean
  readonly character1: { readonly name: string; readonly voice: string | null }
  readonly character2: { readonly name: string; readonly voice: string | null }
  readonly dialogue: readonly {
    readonly character: 1 | 2
    readonly text: string
    readonly translation: string | null
    readonly audio: string | null
  }[]
}

const isBlank = (text: string) => text.trim() === ''

/** The checks that fail among these, in the order in which they are written down. */
const failing = <Check extends string>(
  texts: Readonly<Record<Check, string>>,
  fails: Readonly<Record<Check, boolean>>,
) => (Object.keys(texts) as Check[]).filter(check => fails[check])

/** What keeps a conversation from being published (conversations.md#publishing); empty when nothing does. */
export function publishBlocks(checked: Checked): PublishBlock[] {
  const { title, language, hasRights, character1, character2, dialogue } = checked
  const said = dialogue.filter(({ text }) => !isBlank(text))
  const linesOf = (character: 1 | 2) => said.filter(line => line.character === character).length
  const texts = new Set(said.map(({ text }) => normaliseText(text, language ?? '')))
  return failing<PublishBlock>(publishBlockTexts, {
    title: isBlank(title),
    language: !language,
    names: isBlank(character1.name) || isBlank(character2.name),
    emptyLines: said.length < dialogue.length,
    linesOfEach: linesOf(1) < limits.linesOfEach || linesOf(2) < limits.linesOfEach,
    fewTexts: texts.size < limits.differentTexts,
    rights: !hasRights,
  })
}

/** What an author should know before publishing (conversations.md#publishing). */
export function publishWarnings(checked: Checked): PublishWarning[] {
  const { character1, character2, dialogue } = checked
  const names = [character1.name, character2.name]
  return failing<PublishWarning>(publishWarningTexts, {
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
