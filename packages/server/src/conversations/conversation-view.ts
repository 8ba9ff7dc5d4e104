import type { Conversation, ConversationCard, DialogueLine } from '@duologue/contract/conversations'
import { displayLanguage } from '@duologue/domain/choices/english-language-names'
import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import type { PublicAuthor } from '../accounts/index'
import type { ConversationRow } from './conversation-table'
import type { TranslatedLine } from './lines/line-translation-store'

/** The columns a card is made of. */
export type CardRow = Pick<
  ConversationRow,
  | 'id'
  | 'shortid'
  | 'title'
  | 'gist'
  | 'coverimage'
  | 'scene'
  | 'language'
  | 'translationLanguage'
  | 'difficulty'
  | 'author'
  | 'isPublished'
  | 'heldAt'
  | 'views'
  | 'character1Name'
  | 'character1Image'
  | 'character2Name'
  | 'character2Image'
> & { lines: number }

/** A conversation as cards show it; an author who is gone is null ("Deleted User"). */
export function conversationCardView(
  row: CardRow,
  author: PublicAuthor | undefined,
): ConversationCard {
  return {
    id: row.id,
    shortid: row.shortid,
    title: row.title,
    gist: row.gist,
    coverimage: row.coverimage,
    scene: row.scene,
    language: row.language,
    displayLanguage: displayLanguage(row.language),
    ownLanguageName: ownLanguageName(row.language),
    translationLanguage: row.translationLanguage,
    difficulty: row.difficulty,
    lines: row.lines,
    author: author ?? null,
    settings: { isPublished: row.isPublished, ...(row.heldAt ? { isHeld: true } : {}) },
    stats: { views: row.views },
    character1: { name: row.character1Name, image: row.character1Image },
    character2: { name: row.character2Name, image: row.character2Image },
  }
}

/** A line of a dialogue. */
export function lineView(row: TranslatedLine): DialogueLine {
  return {
    id: row.id,
    position: row.position,
    character: row.character === 1 ? 1 : 2,
    text: row.text,
    pinyin: row.pinyin,
    translation: row.translation,
    translationSource: row.translationSource,
    ...(row.translations ? { translations: row.translations } : {}),
    image: row.image,
    imageAlt: row.imageAlt,
    audio: row.audio,
    audioText: row.audioText,
    duration: row.durationMs,
    ...(row.madeBy ? { madeBy: row.madeBy } : {}),
    variants: row.variants,
    gapWords: row.gapWords,
  }
}

/**
 * A whole conversation with its lines. Who may change it is told more (security.md#views-of-people): `classes` is how
 * many have it assigned.
 */
export function conversationView(
  row: ConversationRow,
  lines: readonly TranslatedLine[],
  author: PublicAuthor | undefined,
  classes?: number,
): Conversation {
  const card = conversationCardView({ ...row, lines: lines.length }, author)
  return {
    ...card,
    character1: {
      ...card.character1,
      imageAlt: row.character1ImageAlt,
      voice: row.character1Voice,
    },
    character2: {
      ...card.character2,
      imageAlt: row.character2ImageAlt,
      voice: row.character2Voice,
    },
    coverAlt: row.coverAlt,
    sceneBy: row.sceneBy,
    description: row.description,
    credit: row.credit,
    version: row.version,
    ...(row.isDrafted ? { isDrafted: true } : {}),
    dialogue: lines.map(lineView),
    ...(classes === undefined ? {} : { authoring: { hasRights: row.hasRights, classes } }),
  }
}
