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

/** What is done by a handle. */
const dropsOf = (
  now: () => readonly CourseUnit[],
  onUnits: (units: CourseUnit[]) => void,
  sayUnit: (key: string) => void,
) => ({
  dropUnit: (key: string, target: string, where: DropPlace) => {
    const [unit, beside] = [key, target].map(one => now().find(found => found.key === one))
    if (!unit || !beside) return
    onUnits(moveBeside(now(), new Set([unit]), beside, where))
    sayUnit(key)
  },
  drop: (id: string, target: string, where: DropPlace) =>
    onUnits(moveItemBeside(now(), id, target, where)),
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
    const sayUnit = (key: string) => {
      const place = now().findIndex(unit => unit.key === key)
      setSaid(texts.unitMoved(place + 1, now().length))
    }
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
      move: (id: string, by: 1 | -1, title: string) => {
        onUnits(moveItemBy(now(), id, by))
        const { unit, place } = placeOf(now(), id)
        setSaid(texts.itemMoved(title, place + 1, unit?.items.length ?? 0))
      },
      ...dropsOf(now, onUnits, sayUnit),
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
