import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Icon } from '../icon'
import type { SortableItem } from './sortable-list'
import styles from './sortable-list.module.css'

/** What the handle and the buttons of a row are called. */
export interface RowTexts {
  move: (title: string) => string
  moveUp: (title: string) => string
  moveDown: (title: string) => string
}

/** A row of a sortable list: its handle, what it shows, its two buttons, and with `after` what stands behind them. */
export function SortableRow({
  item: { id, title, place, isLast },
  texts,
  className,
  onMove,
  children,
  after,
}: {
  item: SortableItem & { place: number; isLast: boolean }
  texts: RowTexts
  className?: string | undefined
  onMove: (by: 1 | -1) => void
  children: ReactNode
  after?: ReactNode
}) {
  return (
    <GridListItem
      id={id}
      textValue={title}
      className={[styles.row, className].filter(Boolean).join(' ')}
    >
      <Button slot="drag" className={styles.handle ?? ''} aria-label={texts.move(title)}>
        <Icon name="drag" />
      </Button>
      {children}
      <Button
        className={styles.button ?? ''}
        aria-label={texts.moveUp(title)}
        isDisabled={place === 1}
        onPress={() => onMove(-1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        className={styles.button ?? ''}
        aria-label={texts.moveDown(title)}
        isDisabled={isLast}
        onPress={() => onMove(1)}
      >
        <Icon name="down" />
      </Button>
      {after}
    </GridListItem>
  )
}
