import {
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type RowView, rowsInPage } from './row-heights'
import { rowPane } from './row-pane'
import styles from './row-window.module.css'

/** What can be asked of a list of rows. */
export interface RowWindowHandle {
  /** Brings a row into the middle, unless it is in view. */
  show(place: number): void
}

const isSame = (one: RowView, other: RowView) =>
  one.first === other.first && one.last === other.last && one.focused === other.focused

/**
 * A long list of which only the rows in view are in the page, however high each is. `row` gives the row of a place; its
 * own element must be an `<li>`. It scrolls in a box of its own, or with the page where rows are too high for one.
 */
export function RowWindow({
  label,
  count,
  row,
  scrolls = 'box',
  handle,
}: {
  label: string
  count: number
  row: (place: number) => ReactNode
  scrolls?: 'box' | 'page'
  handle?: Ref<RowWindowHandle>
}) {
  const list = useRef<HTMLOListElement>(null)
  const [pane] = useState(() => rowPane(scrolls))
  const [view, setView] = useState<RowView>({ first: 0, last: 12, focused: null })
  const places = rowsInPage(view, count)

  useLayoutEffect(() => {
    if (!list.current) return
    return pane.attach(list.current, next =>
      setView(before => (isSame(before, next) ? before : next)),
    )
  }, [pane])
  useLayoutEffect(() => pane.settle(places, count))
  useImperativeHandle(handle, () => ({ show: pane.show }), [pane])

  return (
    <div className={scrolls === 'box' ? styles.box : undefined}>
      <ol ref={list} className={styles.list} aria-label={label}>
        {places.map(place => row(place))}
      </ol>
    </div>
  )
}
