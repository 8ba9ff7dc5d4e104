import { moveBeside, moveItem } from '@duologue/domain/playlists/reorder'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { newKey } from '../api/new-key'

/** What is written one under the other: a line, an item. */
export interface Row {
  readonly id: string
  readonly text: string
  readonly translation: string | null
}

/** What can be done with every sort of row, by its id. */
export interface RowActions {
  add: (after?: string) => void
  remove: (id: string) => void
  move: (id: string, by: 1 | -1) => void
  drop: (id: string, target: string, where: 'before' | 'after') => void
}

/** The rules of one sort of rows. */
export interface RowRules<R extends Row> {
  /** How many there may be. */
  most: number
  add: (rows: readonly R[], id: string, after: string | undefined) => R[]
  remove: (rows: readonly R[], id: string) => R[]
  /** Puts one back that was just taken out of the rows `before`, unless it is there already. */
  restore: (rows: readonly R[], before: readonly R[], id: string) => R[]
  /** What is told when one was moved. */
  moved: (place: number, total: number) => string
}

/** The id of the field of a row's text, so that it can be given the focus. */
export const rowFieldOf = (id: string) => `row-${id}`

const focusRow = (id: string) => document.getElementById(rowFieldOf(id))?.focus()

/** Whether nobody has written in a row. */
export const isEmptyRow = ({ text, translation }: Row) =>
  `${text}${translation ?? ''}`.trim() === ''

/**
 * Rows that are written, whatever they are: one is added (a row that waits to be written in is taken before another one
 * is made), moved, or deleted and brought back.
 *
 * @param now the rows as they are when something is done; must stay the same function, as `onRows` and `rules` must.
 */
export function useRows<R extends Row>(
  now: () => readonly R[],
  onRows: (rows: R[]) => void,
  rules: RowRules<R>,
) {
  const [deleted, setDeleted] = useState<{ before: readonly R[]; id: string } | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (wanted !== null) focusRow(wanted)
  }, [wanted])
  const actions = useMemo((): RowActions => {
    const placeOf = (id: string) => now().findIndex(row => row.id === id)
    return {
      add: after => {
        const next = after === undefined ? undefined : now()[placeOf(after) + 1]
        if (next && isEmptyRow(next)) return focusRow(next.id)
        if (now().length >= rules.most) return
        const id = newKey()
        onRows(rules.add(now(), id, after))
        setWanted(id)
      },
      remove: id => {
        const before = now()
        onRows(rules.remove(before, id))
        setDeleted({ before, id })
      },
      move: (id, by) => {
        onRows(moveItem(now(), placeOf(id), placeOf(id) + by))
        setSaid(rules.moved(placeOf(id) + 1, now().length))
      },
      drop: (id, target, where) => {
        const [row, beside] = [id, target].map(one => now()[placeOf(one)])
        if (row && beside) onRows(moveBeside(now(), new Set([row]), beside, where))
      },
    }
  }, [now, onRows, rules])
  const forget = useCallback(() => setDeleted(null), [])
  const undo = () => {
    if (deleted) onRows(rules.restore(now(), deleted.before, deleted.id))
    forget()
  }
  return { actions, deleted, undo, forget, said }
}
