import { playlistTexts as texts } from '@duologue/domain/messages/playlists'
import { moveBeside, moveItem } from '@duologue/domain/playlists/reorder'
import { useLayoutEffect, useRef, useState } from 'react'
import { GridList } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import type { OrderItem } from './order-item'
import styles from './order-list.module.css'
import { OrderRow } from './order-row'

/** Pixels; every row is as high as the others, so that a thousand need not be measured. */
const rowSize = 72

/**
 * The conversations of a playlist in a list that is sorted by dragging (by mouse, finger or keyboard) or by the buttons
 * of each row. Of a thousand only the rows in view are there.
 */
export function OrderList({
  items,
  onOrder,
  onRemove,
}: {
  items: readonly OrderItem[]
  onOrder: (ids: string[]) => void
  onRemove: (id: string) => void
}) {
  const [said, setSaid] = useState('')
  const ids = items.map(({ id }) => id)
  const titleOf = (id: string) => items.find(item => item.id === id)?.title ?? ''
  const say = (id: string, order: readonly string[]) => {
    setSaid(texts.moved(titleOf(id), order.indexOf(id) + 1, order.length))
    onOrder([...order])
  }
  const move = (id: string, by: 1 | -1) => {
    const place = ids.indexOf(id)
    say(id, moveItem(ids, place, place + by))
  }
  // Rows are kept as long as their item is the same, so what they do must be looked up when it is done.
  const doing = useRef({ move, onRemove })
  useLayoutEffect(() => {
    doing.current = { move, onRemove }
  })
  const { dragAndDropHooks } = useDragAndDrop<OrderItem>({
    getItems: keys => [...keys].map(key => ({ 'text/plain': titleOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const moved = new Set([...keys].map(String))
      const where = target.dropPosition === 'after' ? 'after' : 'before'
      const [first = ''] = moved
      say(first, moveBeside(ids, moved, String(target.key), where))
    },
  })
  return (
    <>
      {/* The library would put a style element of its own into the page, which the pages' policy refuses. */}
      <span id="react-aria-pressable-style" hidden />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize }}>
        <GridList
          aria-label={texts.order}
          className={styles.list ?? ''}
          items={items}
          dragAndDropHooks={dragAndDropHooks}
          keyboardNavigationBehavior="tab"
        >
          {item => (
            <OrderRow
              item={item}
              onMove={by => doing.current.move(item.id, by)}
              onRemove={() => doing.current.onRemove(item.id)}
            />
          )}
        </GridList>
      </Virtualizer>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
