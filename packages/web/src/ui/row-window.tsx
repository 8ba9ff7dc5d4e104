import {
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './row-window.module.css'

/** What can be asked of a list of rows. */
export interface RowWindowHandle {
  /** Brings a row into the middle, unless it is in view. */
  show(place: number): void
}

/** Rows beyond each edge that are there before they are seen. */
const beyond = 4

/**
 * A long list of which only the rows in view are in the page: they are all as high as the first one. `row` gives the
 * row of a place; its own element must be an `<li>`.
 */
export function RowWindow({
  label,
  count,
  row,
  handle,
}: {
  label: string
  count: number
  row: (place: number) => ReactNode
  handle?: Ref<RowWindowHandle>
}) {
  const list = useRef<HTMLOListElement>(null)
  const [view, setView] = useState({ first: 0, last: 12, height: 0 })

  useLayoutEffect(() => {
    const shown = list.current
    const box = shown?.parentElement
    if (!shown || !box) return
    const look = () => {
      const height = shown.querySelector('li')?.offsetHeight ?? 0
      if (height === 0) return
      const first = Math.floor(box.scrollTop / height) - beyond
      const last = Math.ceil((box.scrollTop + box.clientHeight) / height) + beyond
      setView(before =>
        before.first === first && before.last === last && before.height === height
          ? before
          : { first, last, height },
      )
    }
    look()
    // Rows are of another height when the page becomes narrow.
    const watching = new ResizeObserver(look)
    watching.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [])

  const first = Math.min(Math.max(0, view.first), Math.max(0, count - 1))
  const last = Math.min(count, Math.max(view.last, first + 1))
  useLayoutEffect(() => {
    list.current?.style.setProperty('padding-block-start', `${first * view.height}px`)
    list.current?.style.setProperty('padding-block-end', `${(count - last) * view.height}px`)
  }, [first, last, count, view.height])

  useImperativeHandle(handle, () => ({
    show: place => {
      const box = list.current?.parentElement
      if (!box || view.height === 0) return
      const top = place * view.height
      const isInView = top >= box.scrollTop && top + view.height <= box.scrollTop + box.clientHeight
      if (!isInView) box.scrollTop = top - (box.clientHeight - view.height) / 2
    },
  }))

  return (
    <div className={styles.box}>
      <ol ref={list} className={styles.list} aria-label={label}>
        {Array.from({ length: last - first }, (_, index) => row(first + index))}
      </ol>
    </div>
  )
}
