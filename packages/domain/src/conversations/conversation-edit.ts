import type { LanguageCode } from '../choices/languages'
import type { Level } from '../choices/levels'
import type { SceneSource } from '../choices/scene-choices'
import { type Merged, mergeFields } from '../saving/merge-fields'
import { mergeItems } from '../saving/merge-items'
import {
  altTextFault,
  characterNameFault,
  creditFault,
  descriptionFault,
  gistFault,
  titleFault,
} from './conversation-fields'
import { conversationLimits as limits } from './conversation-limits'
import {
  gapWordFault,
  lineTextFault,
  lineTranslationFault,
  pinyinFault,
  variantFault,
} from './line-fields'
import { publishBlocks } from './publish-blocks'

/** A character as its author edits it. */
export interface EditedCharacter {
  name: string
  image: string | null
  imageAlt: string
  voice: string | null
}

/** A line as its author edits it; `audioText` is the text that its clip was made of. */
export interface EditedLine {
  id: string
  character: 1 | 2
  text: string
  pinyin: string | null
  translation: string | null
  translationSource: string | null
  image: string | null
  imageAlt: string
  audio: string | null
  audioText: string | null
  /** A service drafted it, and nobody has read or changed it yet (conversations.md#drafted-lines). */
  madeBy: 'draft' | null
  variants: string[]
  gapWords: string[]
}

/** What is edited of a conversation (conversations.md#editing). */
export interface ConversationEdit {
  title: string
  gist: string
  description: string
  credit: string
  language: LanguageCode
  difficulty: Level | null
  translationLanguage: LanguageCode
  coverimage: string | null
  coverAlt: string
  /** The word of its scene and who chose it: null and `author` where its author wants the speech bubbles. */
  scene: string | null
  sceneBy: SceneSource | null
  character1: EditedCharacter
  character2: EditedCharacter
  hasRights: boolean
  isPublished: boolean
  dialogue: EditedLine[]
}

const none = (faults: readonly (string | undefined)[]) => faults.every(fault => fault === undefined)

const isCharacterValid = ({ name, imageAlt }: EditedCharacter) =>
  none([characterNameFault(name), altTextFault(imageAlt)])

/** Whether a line may be sent. */
export const isLineValid = (line: EditedLine): boolean =>
  line.variants.length <= limits.variants &&
  line.gapWords.length <= limits.gapWords &&
  none([
    lineTextFault(line.text),
    lineTranslationFault(line.translation ?? ''),
    pinyinFault(line.pinyin ?? ''),
    altTextFault(line.imageAlt),
    ...line.variants.map(variantFault),
    ...line.gapWords.map(gapWordFault),
  ])

/**
 * Whether an edit may be sent: only a valid one is saved by itself, and what is published must pass the checks of
 * publishing as long as it is.
 */
export function isConversationEditValid(edit: ConversationEdit): boolean {
  const { title, gist, description, credit, coverAlt, character1, character2, dialogue } = edit
  return (
    none([
      titleFault(title),
      gistFault(gist),
      descriptionFault(description),
      creditFault(credit),
      altTextFault(coverAlt),
    ]) &&
    isCharacterValid(character1) &&
    isCharacterValid(character2) &&
    dialogue.length <= limits.mostLines &&
    dialogue.every(isLineValid) &&
    (!edit.isPublished || publishBlocks(edit).length === 0)
  )
}

/** Joins two characters field by field; undefined when only a person can tell. */
function mergeCharacters(base: EditedCharacter, mine: EditedCharacter, theirs: EditedCharacter) {
  const { merged, conflicts } = mergeFields(base, mine, theirs)
  return conflicts.length > 0 ? undefined : merged
}

/**
 * Joins two edits of a conversation, each line by itself; what only a person can decide is named
 * (saving.md#joining-two-edits).
 */
export const mergeConversationEdits = (
  base: ConversationEdit,
  mine: ConversationEdit,
  theirs: ConversationEdit,
): Merged<ConversationEdit> =>
  mergeFields(base, mine, theirs, {
    dialogue: (was, own, other) => mergeItems(was, own, other, limits.mostLines),
    character1: mergeCharacters,
    character2: mergeCharacters,
  })
