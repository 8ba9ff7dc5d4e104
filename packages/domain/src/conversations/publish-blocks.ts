import type { publishBlockTexts } from '../messages/conversations/publishing'
import { normaliseText } from '../text/normalise'
import { conversationLimits as limits } from './conversation-limits'

export type PublishBlock = keyof typeof publishBlockTexts | 'unread'

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
    /** Drafted by a service, and read by nobody yet (conversations.md#drafted-lines). */
    readonly madeBy?: string | null
  }[]
}

/** Whether nothing is written in a text. */
export const isBlank = (text: string) => text.trim() === ''

/** The checks that fail, in the order in which they are written down. */
export const failing = <Check extends string>(fails: Readonly<Record<Check, boolean>>): Check[] =>
  (Object.keys(fails) as Check[]).filter(check => fails[check])

/** How many lines a service drafted that nobody has read yet. */
export const unreadIn = ({ dialogue }: Checked) =>
  dialogue.filter(({ madeBy }) => madeBy === 'draft').length

/** What keeps a conversation from being published (conversations.md#publishing); empty when nothing does. */
export function publishBlocks(checked: Checked): PublishBlock[] {
  const { title, language, hasRights, character1, character2, dialogue } = checked
  const said = dialogue.filter(({ text }) => !isBlank(text))
  const linesOf = (character: 1 | 2) => said.filter(line => line.character === character).length
  const texts = new Set(said.map(({ text }) => normaliseText(text, language ?? '')))
  return failing<PublishBlock>({
    title: isBlank(title),
    language: !language,
    names: isBlank(character1.name) || isBlank(character2.name),
    emptyLines: said.length < dialogue.length,
    linesOfEach: linesOf(1) < limits.linesOfEach || linesOf(2) < limits.linesOfEach,
    fewTexts: texts.size < limits.differentTexts,
    unread: unreadIn(checked) > 0,
    rights: !hasRights,
  })
}
