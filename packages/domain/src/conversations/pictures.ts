import type { Age } from '../choices/ages'
import { drawnCover, drawnStage } from '../media/art-address'
import { smallPicture } from '../media/file-address'

const portraits = '/art/portraits/'

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
  return `${portraits}${number === 1 ? 'high' : 'low'}/${conversation.id}-${number}.svg`
}

/** The portrait of a character of whom voice, age and language are known, always the same for the same seed. */
export const characterPortrait = (
  { voice, age }: { voice: 'high' | 'low'; age: Age },
  language: string,
  seed: string,
): string => `${portraits}${voice}/${age}-${language}/${seed}.svg`

/** The faces of a drawn portrait in all moods, by its address (media.md#faces); undefined for an uploaded picture. */
export const facesOf = (portrait: string): string | undefined =>
  portrait.startsWith(portraits) ? portrait.replace(portraits, '/art/faces/') : undefined

/** The stage of a duel over a conversation, by day or night (media.md#scenes). */
export const stageOf = (
  hour: 'day' | 'night',
  { id, language, scene }: { id: string; language: string; scene: string | null },
): string => drawnStage(hour, language, id, scene)
