import type { CourseItem, CourseUnit } from '@duologue/domain/courses/course'
import {
  newUnit,
  withItem,
  withoutItem,
  withoutUnit,
  withUnit,
} from '@duologue/domain/courses/edit-units'
import { moveItemBeside, moveItemBy, restoreUnit } from '@duologue/domain/courses/restore-units'
import { courseEditorTexts as texts } from '@duologue/domain/messages/courses/course-editor'
import { moveBeside, moveItem } from '@duologue/domain/playlists/reorder'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { newKey } from '../../api/new-key'
import type { DropPlace } from '../../editor-kit/use-dragged'

/** What was just taken out, and how it is put back. */
interface Removed {
  text: string
  restore: (units: readonly CourseUnit[]) => CourseUnit[]
}

/** The id of the heading of a unit, which has the focus when the unit is new. */
export const headOfUnit = (key: string) => `unit-${key}`

/** The unit that has an item, and the item's place in it. */
function placeOf(units: readonly CourseUnit[], id: string) {
  const unit = units.find(({ items }) => items.some(item => item.id === id))
  const place = unit?.items.findIndex(item => item.id === id) ?? -1
  return { unit, place, item: unit?.items[place] }
}

/** Where an item now is that was elsewhere before; undefined where it stayed. */
function movedTo(
  [before, after]: readonly [readonly CourseUnit[], readonly CourseUnit[]],
  id: string,
  title: string,
): string | undefined {
  const [from, to] = [placeOf(before, id), placeOf(after, id)]
  const total = to.unit?.items.length ?? 0
  if (from.unit?.key !== to.unit?.key) {
    const unit = after.findIndex(({ key }) => key === to.unit?.key)
    return texts.itemMovedTo(title, unit + 1, to.place + 1, total)
  }
  return from.place === to.place ? undefined : texts.itemMoved(title, to.place + 1, total)
}

/** Tells where an item now is; `why` where it stayed. */
type SayItem = (before: readonly CourseUnit[], id: string, title: string, why?: string) => void

interface Sayings {
  sayUnit: (key: string) => void
  sayItem: SayItem
}

/** What is told of units and items that were moved. */
const sayingsOf = (now: () => readonly CourseUnit[], say: (told: string) => void): Sayings => ({
  sayUnit: key => {
    const place = now().findIndex(unit => unit.key === key)
    say(texts.unitMoved(place + 1, now().length))
  },
  sayItem: (before, id, title, why = '') => say(movedTo([before, now()], id, title) ?? why),
})

/** What is done by a handle. */
const dropsOf = (
  now: () => readonly CourseUnit[],
  onUnits: (units: CourseUnit[]) => void,
  { sayUnit, sayItem }: Sayings,
) => ({
  dropUnit: (key: string, target: string, where: DropPlace) => {
    const [unit, beside] = [key, target].map(one => now().find(found => found.key === one))
    if (!unit || !beside) return
    onUnits(moveBeside(now(), new Set([unit]), beside, where))
    sayUnit(key)
  },
  drop: (id: string, target: string, where: DropPlace, titleOf: (id: string) => string) => {
    const before = now()
    onUnits(moveItemBeside(before, id, target, where))
    const isElsewhere = placeOf(before, target).unit !== placeOf(before, id).unit
    sayItem(before, id, titleOf(id), isElsewhere ? texts.unitIsFull : undefined)
  },
})

/**
 * What is done with the units of a course and their items; what was taken out can be put back for a while.
 *
 * @param now the units as they are when something is done; must stay the same function, as `onUnits` must.
 */
export function useUnits(now: () => readonly CourseUnit[], onUnits: (units: CourseUnit[]) => void) {
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [made, setMade] = useState('')
  useEffect(() => document.getElementById(headOfUnit(made))?.focus(), [made])
  const [said, setSaid] = useState('')
  const actions = useMemo(() => {
    const { sayUnit, sayItem } = sayingsOf(now, setSaid)
    return {
      addUnit: () => {
        const key = newKey()
        onUnits([...now(), newUnit(key)])
        setMade(key)
      },
      change: (key: string, change: Partial<Omit<CourseUnit, 'key'>>) =>
        onUnits(withUnit(now(), key, change)),
      moveUnit: (key: string, by: 1 | -1) => {
        const from = now().findIndex(unit => unit.key === key)
        onUnits(moveItem(now(), from, from + by))
        sayUnit(key)
      },
      removeUnit: (key: string) => {
        const place = now().findIndex(unit => unit.key === key)
        const unit = now()[place]
        if (!unit) return
        onUnits(withoutUnit(now(), key))
        setRemoved({ text: texts.unitRemoved, restore: units => restoreUnit(units, unit, place) })
      },
      put: (key: string, item: CourseItem) => onUnits(withItem(now(), key, item)),
      moveTo: (key: string, item: CourseItem, title: string) => {
        const before = now()
        onUnits(withItem(before, key, item))
        sayItem(before, item.id, title)
      },
      move: (id: string, by: 1 | -1, title: string) => {
        const before = now()
        onUnits(moveItemBy(before, id, by))
        sayItem(before, id, title)
      },
      ...dropsOf(now, onUnits, { sayUnit, sayItem }),
      remove: (id: string) => {
        const { unit, place, item } = placeOf(now(), id)
        if (!unit || !item) return
        onUnits(withoutItem(now(), id))
        setRemoved({
          text: texts.itemRemoved,
          // One that was put into a unit again stays there.
          restore: units =>
            placeOf(units, id).unit ? [...units] : withItem(units, unit.key, item, place),
        })
      },
    }
  }, [now, onUnits])
  const forget = useCallback(() => setRemoved(null), [])
  const undo = () => {
    if (removed) onUnits(removed.restore(now()))
    forget()
  }
  return { actions, removed, undo, forget, said }
}
