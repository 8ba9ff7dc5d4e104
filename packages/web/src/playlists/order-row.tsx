import { textDirection } from '@duologue/domain/choices/languages'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists'
import { Button } from 'react-aria-components/Button'
import { GridListItem } from 'react-aria-components/GridList'
import { Icon } from '../ui/icon'
import type { OrderItem } from './order-item'
import styles from './order-list.module.css'

/** One conversation of the sortable list: its handle, its place and title, and its buttons. */
export function OrderRow({
  item: { id, place, isLast, title, language, cover },
  onMove,
  onRemove,
}: {
  item: OrderItem
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  return (
    <GridListItem id={id} textValue={title} className={styles.row ?? ''}>
      <Button slot="drag" className={styles.handle ?? ''} aria-label={texts.move(title)}>
        <Icon name="drag" />
      </Button>
      <span className={styles.place}>{place}</span>
      {cover ? <img src={cover} alt="" width="72" height="40" loading="lazy" /> : null}
      <span
        className={styles.title}
        {...(language ? { lang: language, dir: textDirection(language) } : {})}
      >
        {title}
      </span>
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
      <Button
        className={styles.button ?? ''}
        aria-label={texts.removeThis(title)}
        onPress={onRemove}
      >
        <Icon name="cross" />
      </Button>
    </GridListItem>
  )
}
