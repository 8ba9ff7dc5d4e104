import type { Level } from '@duologue/domain/choices/levels'
import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { textHas } from '../../database/text-has'
import { conversations } from '../conversation-table'

/** What is typed, as it is looked for: folded, its words, and authors who are called so. */
interface Sought {
  title?: string
  words?: readonly string[]
  authors?: readonly string[]
}

/** What is typed, read another way: without the language and the levels in it, which are filters beside the chosen ones. */
interface Reading extends Sought {
  language?: string
  difficulty?: readonly Level[]
}

/** What to look for; every part may be left out. `offset` and `limit` count conversations. */
export interface Search extends Sought {
  language?: string
  difficulty?: readonly Level[]
  reading?: Reading
  author?: string
  includeDraft: boolean
  order: 'popular' | 'recent'
  offset: number
  limit: number
}

type Given<T> = T | Placeholder

/** A search with its values, or with placeholders for them. */
export interface Asked extends Pick<Search, 'title' | 'includeDraft' | 'order'> {
  language?: Given<string>
  difficulty?: readonly Given<Level>[]
  author?: Given<string>
  offset: Given<number>
  limit: Given<number>
}

/** What every row must be that is found. */
export function conditions(search: Asked): SQL | undefined {
  const { language, difficulty, title, author } = search
  return and(
    search.includeDraft ? undefined : eq(conversations.isPublished, sql`true`),
    isNull(conversations.deletedAt),
    language === undefined ? undefined : eq(conversations.language, language),
    difficulty === undefined ? undefined : inArray(conversations.difficulty, [...difficulty]),
    title === undefined ? undefined : textHas(conversations.titleSearch, title),
    author === undefined ? undefined : eq(conversations.author, author),
  )
}

type Ranked = Record<'views' | 'publishedAt' | 'id', SQLWrapper>

/**
 * Popular is views first, newest next (conversations.md#popular-and-recent); recent is newest first. Ids of version 7
 * sort by age.
 */
export function ranks(search: Asked, { views, publishedAt, id }: Ranked): SQL[] {
  return search.order === 'popular' ? [desc(views), desc(id)] : [desc(publishedAt), desc(id)]
}
