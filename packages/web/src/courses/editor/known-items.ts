import type { CourseUnitShown } from '@duologue/contract/courses/course-shapes'
import { smallCoverOf } from '@duologue/domain/conversations/pictures'
import type { CourseItemKind } from '@duologue/domain/courses/course'
import { coverOfList } from '@duologue/domain/pronunciation/cover-of-list'

/** What the editor shows of an item, and of something that may become one. */
export interface KnownItem {
  kind: CourseItemKind
  id: string
  title: string
  language: string
  cover: string
  isDraft: boolean
}

export type KnownItems = ReadonlyMap<string, KnownItem>

interface Told {
  id: string
  title: string
  language: string
  settings: { isPublished: boolean }
}

const known = (
  kind: CourseItemKind,
  { id, title, language, settings }: Told,
  cover: string,
): KnownItem => ({ kind, id, title, language, cover, isDraft: !settings.isPublished })

export const knownConversation = (told: Told & Parameters<typeof smallCoverOf>[0]): KnownItem =>
  known('conversation', told, smallCoverOf(told))

export const knownList = (told: Told & Parameters<typeof coverOfList>[0]): KnownItem =>
  known('list', told, coverOfList(told))

/** The items of a course that its author may see, by id. */
export const knownItems = (units: readonly CourseUnitShown[]): KnownItems =>
  new Map(
    units
      .flatMap(({ items }) => items)
      .flatMap(item => {
        if (item.kind === 'unavailable') return []
        const told =
          item.kind === 'list' ? knownList(item.list) : knownConversation(item.conversation)
        return [[told.id, told] as const]
      }),
  )
