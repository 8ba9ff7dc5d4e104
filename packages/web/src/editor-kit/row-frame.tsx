import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { PlaceTools } from './place-tools'
import styles from './row-frame.module.css'
import type { RowActions } from './use-rows'

/** What the parts of one sort of rows are called, by their place. */
type RowTexts = ComponentProps<typeof PlaceTools>['texts'] & {
  place: (place: number) => string
  more: (place: number) => string
  less: (place: number) => string
  delete: (place: number) => string
}

/**
 * One row as it is written: its place, its words, and what is done with it; what it has besides is behind More. All
 * else goes to its element.
 */
export function RowFrame({
  id,
  place,
  total,
  texts,
  actions,
  end,
  more,
  onMore,
  children,
  className = '',
  ...row
}: {
  id: string
  place: number
  total: number
  texts: RowTexts
  actions: RowActions
  /** What stands before the buttons that every row has. */
  end?: ReactNode
  /** What the row has besides, while it is open. */
  more: ReactNode
  onMore: (isOpen: boolean) => void
} & ComponentProps<'li'>) {
  const isOpen = more !== null
  return (
    <li {...row} className={`${styles.row} ${className}`} aria-label={texts.place(place)}>
      <PlaceTools
        id={id}
        place={place}
        total={total}
        texts={texts}
        onMove={actions.move}
        onDrop={actions.drop}
      />
      <div className={styles.words}>{children}</div>
      <div className={styles.end}>
        {end}
        <IconButton
          label={isOpen ? texts.less(place) : texts.more(place)}
          aria-expanded={isOpen}
          onClick={() => onMore(!isOpen)}
        >
          <Icon name="settings" />
        </IconButton>
        <IconButton label={texts.delete(place)} onClick={() => actions.remove(id)}>
          <Icon name="cross" />
        </IconButton>
      </div>
      {isOpen ? (
        <div className={styles.more}>
          <Suspense>{more}</Suspense>
        </div>
      ) : null}
    </li>
  )
}
