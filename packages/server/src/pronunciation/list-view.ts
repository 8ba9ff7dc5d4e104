import type {
  PronunciationList,
  PronunciationListCard,
} from '@duologue/contract/shapes/pronunciation-shapes'
import { displayLanguage } from '@duologue/domain/choices/english-language-names'
import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { PublicAuthor } from '../accounts/index'
import type { ListRow } from './list-table'

/** The columns that a card is made of. */
export type CardRow = Pick<
  ListRow,
  | 'id'
  | 'shortid'
  | 'title'
  | 'description'
  | 'language'
  | 'difficulty'
  | 'author'
  | 'scene'
  | 'isPublished'
  | 'heldAt'
  | 'views'
  | 'itemCount'
>

/** A list as cards show it; an author who is gone is null ("Deleted User"). */
export function listCardView(
  row: CardRow,
  author: PublicAuthor | undefined,
): PronunciationListCard {
  return {
    id: row.id,
    shortid: row.shortid,
    title: row.title,
    description: row.description,
    language: row.language,
    displayLanguage: displayLanguage(row.language),
    ownLanguageName: ownLanguageName(row.language),
    difficulty: row.difficulty,
    author: author ?? null,
    scene: row.scene,
    settings: { isPublished: row.isPublished, ...(row.heldAt ? { isHeld: true } : {}) },
    stats: { views: row.views },
    count: row.itemCount ?? 0,
  }
}

/** An item as everybody who may read its list sees it; the database keeps its keys in an order of its own. */
export const itemView = (item: PronunciationItem) => ({
  id: item.id,
  text: item.text,
  translation: item.translation,
  pinyin: item.pinyin,
  audio: item.audio,
  variants: [...item.variants],
  contrast: item.contrast,
})

/** A whole list; `classes` is how many have it assigned, for who may change it. */
export function listView(
  row: ListRow,
  author: PublicAuthor | undefined,
  classes?: number,
): PronunciationList {
  return {
    ...listCardView(row, author),
    items: row.items.map(itemView),
    version: row.version,
    ...(classes === undefined ? {} : { authoring: { classes } }),
  }
}
