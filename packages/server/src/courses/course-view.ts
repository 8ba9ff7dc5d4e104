import type {
  Course,
  CourseCard,
  CourseItemShown,
  CourseStanding,
  CourseUnitShown,
} from '@duologue/contract/courses/course-shapes'
import { displayLanguage } from '@duologue/domain/choices/english-language-names'
import { ownLanguageName } from '@duologue/domain/choices/own-language-names'
import { type CourseItem, type CourseUnit, itemsOf } from '@duologue/domain/courses/course'
import { conversationMarks, listMarks } from '@duologue/domain/courses/item-progress'
import {
  currentPlace,
  type ItemStanding,
  startPlace,
  unitStanding,
} from '@duologue/domain/courses/standing'
import type { PublicAuthor } from '../accounts/index'
import type { KnownItems } from './course-items'
import type { CourseRow, LearnerCourse } from './course-table'

const countOf = (row: CourseRow, wanted: CourseItem['kind']) =>
  itemsOf(row.units).filter(({ kind }) => kind === wanted).length

/** A course as cards show it; an author who is gone is null ("Deleted User"). */
export function courseCardView(row: CourseRow, author: PublicAuthor | undefined): CourseCard {
  return {
    id: row.id,
    shortid: row.shortid,
    title: row.title,
    description: row.description,
    language: row.language,
    displayLanguage: displayLanguage(row.language),
    ownLanguageName: ownLanguageName(row.language),
    translationLanguage: row.translationLanguage,
    levels: row.levels,
    author: author ?? null,
    settings: { isPublished: row.isPublished, ...(row.heldAt ? { isHeld: true } : {}) },
    isSample: row.isSample ?? false,
    units: row.units.length,
    conversations: countOf(row, 'conversation'),
    lists: countOf(row, 'list'),
  }
}

/** An item with what its reader has done with it; what they may not see is only told to be there. */
function itemView({ kind, id }: CourseItem, known: KnownItems): CourseItemShown {
  const conversation = known.conversations.get(id)
  const list = known.lists.get(id)
  if (kind === 'conversation' && conversation) {
    const done = known.lines.get(id)
    const marks = conversationMarks({
      lines: conversation.lines,
      learnt: done?.learnt ?? 0,
      canSay: done?.canSay ?? 0,
      isPlayed: known.played.duels.has(id),
    })
    return { kind, id, conversation, marks }
  }
  if (kind === 'list' && list)
    return { kind, id, list, marks: listMarks(known.played.rounds.get(id) ?? 'none') }
  return { kind: 'unavailable', id, was: kind }
}

const standingOf = (item: CourseItemShown): ItemStanding =>
  item.kind === 'unavailable' ? undefined : item.marks

function unitView(unit: CourseUnit, known: KnownItems): CourseUnitShown {
  const items = unit.items.map(item => itemView(item, known))
  return {
    key: unit.key,
    title: unit.title,
    level: unit.level,
    aims: [...unit.aims],
    items,
    standing: unitStanding(items.map(standingOf)),
  }
}

/** How somebody follows a course whose units stand so (courses.md#starting). */
function standingView(
  { startUnit, startedAt, isActive }: LearnerCourse,
  units: readonly CourseUnitShown[],
): CourseStanding {
  const from = startPlace(units, startUnit ?? '')
  const current = currentPlace(
    units.map(({ standing }) => standing),
    from,
  )
  return {
    isActive,
    start: units[from]?.key ?? null,
    current: current === undefined ? null : (units[current]?.key ?? null),
    startedAt: startedAt.toISOString(),
  }
}

/** A whole course, as its reader sees it and stands with it. */
export function courseView(
  row: CourseRow,
  author: PublicAuthor | undefined,
  known: KnownItems,
  own: LearnerCourse | undefined,
): Course {
  const { units: _, ...card } = courseCardView(row, author)
  const units = row.units.map(unit => unitView(unit, known))
  return {
    ...card,
    units,
    version: row.version,
    own: own ? standingView(own, units) : null,
  }
}
