import { authoringTexts as texts } from '../messages/conversations/authoring'
import { fieldTexts } from '../messages/fields'
import { conversationLimits as limits } from './conversation-limits'

/** What is wrong with a field's value, in the words shown under it; undefined when nothing is. */
type FieldFault = string | undefined

const atMost = (value: string, most: number): FieldFault =>
  value.trim().length > most ? fieldTexts.atMost(most) : undefined

/** A line's text: required, at most 300 characters (conversations.md#lengths-and-counts). */
export const lineTextFault = (value: string): FieldFault =>
  value.trim() === '' ? texts.textEmpty : atMost(value, limits.lineText)

/** A line's translation: at most 300 characters (conversations.md#lengths-and-counts). */
export const lineTranslationFault = (value: string): FieldFault =>
  atMost(value, limits.lineTranslation)

/** A line's pinyin: longer than the characters that it spells. */
export const pinyinFault = (value: string): FieldFault => atMost(value, limits.pinyin)

/** Another way to say a line: a text like its own. */
export const variantFault = (value: string): FieldFault =>
  value.trim() === '' ? texts.textEmpty : atMost(value, limits.lineText)

/** A word that a cloze leaves out. */
export const gapWordFault = (value: string): FieldFault =>
  value.trim() === '' ? texts.textEmpty : atMost(value, limits.gapWord)

/**
 * Whether a translation's source is one: `human`, `memory` or `machine:<id>` (conversations.md#translations-of-lines).
 */
export const isTranslationSource = (value: string): boolean =>
  /^(human|memory|machine:[\w.-]{1,60})$/.test(value)

/**
 * Whether a translation was made by nobody: it is marked until somebody edits it
 * (conversations.md#translations-of-lines).
 */
export const isMachineMade = (source: string | null): boolean =>
  source !== null && source !== 'human'

/** The texts that are typed one a line, without empty and double ones. */
export const listOfTexts = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map(text => text.trim())
      .filter(Boolean),
  ),
]
