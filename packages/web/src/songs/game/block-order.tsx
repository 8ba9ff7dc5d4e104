import type { SheetLine } from '@duologue/contract/songs/song-sheet'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { songPlayTexts as texts } from '@duologue/domain/messages/songs/song-games'
import { useMemo, useState } from 'react'
import button from '../../ui/button.module.css'
import { SortableList } from '../../ui/lists/sortable-list'
import { SortableRow } from '../../ui/lists/sortable-row'
import styles from './block-order.module.css'

/** A block that is put in order, by dragging or by the buttons of its rows. */
export function BlockOrder({
  lines,
  shown,
  language,
  onCheck,
}: {
  /** In their own order. */
  lines: readonly SheetLine[]
  /** In which order they are shown at first. */
  shown: readonly number[]
  language: string
  onCheck: (order: readonly number[]) => void
}) {
  const [order, setOrder] = useState(shown)
  const items = useMemo(
    () =>
      order.map((line, index) => ({
        id: String(line),
        title: lines[line]?.text ?? '',
        place: index + 1,
        isLast: index === order.length - 1,
      })),
    [order, lines],
  )
  return (
    <div className={styles.block} data-lines={lines.length}>
      <SortableList
        label={texts.lines}
        items={items}
        moved={texts.moved}
        onOrder={ids => setOrder(ids.map(Number))}
      >
        {(item, move) => (
          <SortableRow item={item} texts={texts} onMove={move}>
            <span className={styles.text} lang={language}>
              {item.title}
            </span>
          </SortableRow>
        )}
      </SortableList>
      <button type="button" className={button.primary} onClick={() => onCheck(order)}>
        {rounds.check}
      </button>
    </div>
  )
}
