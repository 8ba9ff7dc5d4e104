import type { Level } from '../choices/levels'

/** What can be an item of a course; songs follow with their own page (courses.md#units). */
export const courseItemKinds = ['conversation', 'list'] as const

export type CourseItemKind = (typeof courseItemKinds)[number]

/** A conversation or a pronunciation list, by its id. */
export interface CourseItem {
  readonly kind: CourseItemKind
  readonly id: string
}

/** A part of a course (courses.md#units). Its `key` stays, whatever else of it is edited, and wherever it is moved. */
export interface CourseUnit {
  readonly key: string
  readonly title: string
  readonly level: Level | null
  /** What somebody can do who has been through it, without the `I can` before it. */
  readonly aims: readonly string[]
  readonly items: readonly CourseItem[]
}

/** All items of a course, in their order. */
export const itemsOf = (units: readonly Pick<CourseUnit, 'items'>[]): CourseItem[] =>
  units.flatMap(({ items }) => [...items])
