import type { changedConversation } from '@duologue/contract/shapes/conversation-edit'
import { isSceneWord } from '@duologue/domain/media/scene'
import { foldText } from '@duologue/domain/text/fold'
import type * as z from 'zod/mini'
import { Refused } from '../http/refused'
import type { ConversationRow } from './conversation-table'
import { type Files, requireOwnMedia } from './lines/made-lines'

/** What an author sends of a conversation; a new one has more that must be there. */
export type SentConversation = z.output<typeof changedConversation>

const told = (fields: Partial<Record<keyof ConversationRow, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<ConversationRow>

/** The columns of what is sent; what is left out is left out. Lines and publishing are not among them. */
export function sentFields(body: SentConversation, files: Files): Partial<ConversationRow> {
  const { title, character1, character2, coverimage, scene } = body
  if (typeof scene === 'string' && !isSceneWord(scene))
    throw new Refused('invalid-input', { scene: 'is no scene' })
  requireOwnMedia(files, 'coverimage', coverimage, 'image')
  requireOwnMedia(files, 'character1.image', character1?.image, 'image')
  requireOwnMedia(files, 'character2.image', character2?.image, 'image')
  return told({
    title,
    titleSearch: title === undefined ? undefined : foldText(title),
    gist: body.gist,
    description: body.description,
    credit: body.credit,
    language: body.language,
    difficulty: body.difficulty,
    translationLanguage: body.translationLanguage,
    coverimage,
    coverAlt: body.coverAlt,
    scene,
    sceneBy: scene === undefined ? body.sceneBy : 'author',
    hasRights: body.hasRights,
    character1Name: character1?.name,
    character1Image: character1?.image,
    character1ImageAlt: character1?.imageAlt,
    character1Voice: character1?.voice,
    character2Name: character2?.name,
    character2Image: character2?.image,
    character2ImageAlt: character2?.imageAlt,
    character2Voice: character2?.voice,
  })
}
