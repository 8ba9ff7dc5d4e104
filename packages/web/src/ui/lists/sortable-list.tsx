import { language } from '@duologue/domain/messages/language'
import { tagOf } from '@duologue/domain/messages/site-languages'
import { moveBeside, moveItem } from '@duologue/domain/playlists/reorder'
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { dropBySpace } from './drop-by-space'
import styles from './sortable-list.module.css'

/** Pixels that a row is taken to have until it was seen. */
const layoutOptions = { estimatedRowSize: 72 }

/** An item of a sortable list; its row is drawn anew only when it is another object. */
export interface SortableItem {
  id: string
  title: string
}

/**
 * A list that is sorted by dragging (by mouse, finger or keyboard) or by the buttons of its rows. Of a thousand rows
 * only those in view are there, each as high as its words are, also when text is laid out otherwise later.
 * `moved` says where an item has come to.
 */
export function SortableList<T extends SortableItem>({
  label,
  items,
  moved,
  onOrder,
  children,
}: {
  label: string
  items: readonly T[]
  moved: (title: string, place: number, total: number) => string
  onOrder: (ids: string[]) => void
  /** A row; `move` puts it one place up or down. It is kept as long as its item is the same. */
  children: (item: T, move: (by: 1 | -1) => void) => ReactElement
}) {
  const [said, setSaid] = useState('')
  const ids = items.map(({ id }) => id)
  const titleOf = (id: string) => items.find(item => item.id === id)?.title ?? ''
  const say = (id: string, order: readonly string[]) => {
    setSaid(moved(titleOf(id), order.indexOf(id) + 1, order.length))
    onOrder([...order])
  }
  const move = (id: string, by: 1 | -1) => {
    const place = ids.indexOf(id)
    say(id, moveItem(ids, place, place + by))
  }
  // Rows are kept as long as their item is the same, so what they do must be looked up when it is done.
  const doing = useRef({ move })
  useLayoutEffect(() => {
    doing.current = { move }
  })
  const putDown = useRef(() => {})
  useEffect(() => () => putDown.current(), [])
  const { dragAndDropHooks } = useDragAndDrop<T>({
    onDragStart: () => {
      putDown.current = dropBySpace()
    },
    onDragEnd: () => putDown.current(),
    getItems: keys => [...keys].map(key => ({ 'text/plain': titleOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const carried = new Set([...keys].map(String))
      const where = target.dropPosition === 'after' ? 'after' : 'before'
      const [first = ''] = carried
      say(first, moveBeside(ids, carried, String(target.key), where))
    },
  })
  return (
    <>
      {/* The library would put a style element of its own into the page, which the pages' policy refuses. */}
      <span id="react-aria-pressable-style" hidden />
      <I18nProvider locale={tagOf(language)}>
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
          <GridList
            aria-label={label}
            className={styles.list ?? ''}
            items={items}
            dragAndDropHooks={dragAndDropHooks}
            keyboardNavigationBehavior="tab"
          >
            {item => children(item, by => doing.current.move(item.id, by))}
          </GridList>
        </Virtualizer>
      </I18nProvider>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
