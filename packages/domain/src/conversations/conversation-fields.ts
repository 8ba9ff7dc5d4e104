import { fieldTexts as texts } from '../messages/fields'
import { conversationLimits as limits } from './conversation-limits'

/** What is wrong with a field's value, in the words shown under it; undefined when nothing is. */
type FieldFault = string | undefined

const atMost = (most: number) => (value: string) =>
  value.trim().length > most ? texts.atMost(most) : undefined

const required = (most: number) => (value: string) =>
  value.trim() === '' ? texts.required : atMost(most)(value)

/** A conversation's title: required, at most 90 characters (conversations.md#lengths-and-counts). */
export const titleFault: (value: string) => FieldFault = required(limits.title)

/** What it is about, on one line of a card in the language of its translations. */
export const gistFault: (value: string) => FieldFault = atMost(limits.gist)

/** Its description, at most 250 characters (conversations.md#lengths-and-counts). */
export const descriptionFault: (value: string) => FieldFault = atMost(limits.description)

/** Its source or credit, at most 250 characters (conversations.md#lengths-and-counts). */
export const creditFault: (value: string) => FieldFault = atMost(limits.credit)

/** A character's name: required, at most 30 characters (conversations.md#lengths-and-counts). */
export const characterNameFault: (value: string) => FieldFault = required(limits.characterName)

/** What a picture shows, for those who do not see it. */
export const altTextFault: (value: string) => FieldFault = atMost(limits.altText)
