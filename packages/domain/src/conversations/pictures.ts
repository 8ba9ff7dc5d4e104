import type { Age } from '../choices/ages'
import { drawnCover } from '../media/art-address'
import { smallPicture } from '../media/file-address'

/** A conversation's cover: its own, else the one drawn from its language, id and scene (site.md#generated-pictures). */
export function coverOf(conversation: {
  id: string
  language: string
  coverimage: string | null
  scene: string | null
}): string {
  const { id, language, coverimage, scene } = conversation
  return coverimage ?? drawnCover(language, id, scene)
}

/** The cover where it is shown small, on a card. */
export const smallCoverOf = (conversation: Parameters<typeof coverOf>[0]): string =>
  smallPicture(coverOf(conversation))

/** A character's picture: its own, else a portrait drawn from the conversation and the character's number. */
export function portraitOf(
  conversation: { id: string },
  number: 1 | 2,
  character: { image: string | null },
): string {
  if (character.image !== null) return smallPicture(character.image)
  return `/art/portraits/${number === 1 ? 'high' : 'low'}/${conversation.id}-${number}.svg`
}

/** The portrait of a character of whom voice, age and language are known, always the same for the same seed. */
export const characterPortrait = (
  { voice, age }: { voice: 'high' | 'low'; age: Age },
  language: string,
  seed: string,
): string => `/art/portraits/${voice}/${age}-${language}/${seed}.svg`
