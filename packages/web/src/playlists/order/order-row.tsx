import { textDirection } from '@duologue/domain/choices/languages'
import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../ui/icon'
import list from '../../ui/lists/sortable-list.module.css'
import { SortableRow } from '../../ui/lists/sortable-row'
import type { OrderItem } from './order-item'
import styles from './order-list.module.css'

/** One conversation or song of the sortable list: its handle, its place and title, and its buttons. */
export function OrderRow({
  item,
  onMove,
  onRemove,
}: {
  item: OrderItem
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const { place, title, language, cover } = item
  return (
    <SortableRow
      item={item}
      texts={texts}
      onMove={onMove}
      after={
        <Button
          className={list.button ?? ''}
          aria-label={texts.removeThis(title)}
          onPress={onRemove}
        >
          <Icon name="cross" />
        </Button>
      }
    >
      <span className={styles.place}>{place}</span>
      {cover ? (
        <img src={cover} alt="" width="72" height="40" loading="lazy" className={styles.cover} />
      ) : null}
      <span
        className={styles.title}
        {...(language ? { lang: language, dir: textDirection(language) } : {})}
      >
        {title}
      </span>
    </SortableRow>
  )
}
