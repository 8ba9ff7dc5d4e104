import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import styles from './place-tools.module.css'
import { type DropPlace, useDragged } from './use-dragged'

/** What is dragged: the id of a row. */
const type = 'text/x-row'

/** What the tools of a place are called. */
interface PlaceTexts {
  drag: (place: number) => string
  moveUp: (place: number) => string
  moveDown: (place: number) => string
}

/**
 * The place of a row in a list, and the ways to another: its handle is dragged onto another one's, its buttons are
 * pressed. A row of another list is let go by whoever is told of it.
 */
export function PlaceTools({
  id,
  place,
  total,
  texts,
  onMove,
  onDrop,
}: {
  id: string
  place: number
  total: number
  texts: PlaceTexts
  onMove: (id: string, by: 1 | -1) => void
  onDrop: (dragged: string, target: string, where: DropPlace) => void
}) {
  const { handle, target } = useDragged(type, id, onDrop)
  return (
    <div className={styles.tools} {...target}>
      <span className={styles.handle} title={texts.drag(place)} {...handle}>
        <Icon name="drag" />
        <span className={styles.place}>{place}</span>
      </span>
      <IconButton label={texts.moveUp(place)} disabled={place === 1} onClick={() => onMove(id, -1)}>
        <Icon name="up" />
      </IconButton>
      <IconButton
        label={texts.moveDown(place)}
        disabled={place === total}
        onClick={() => onMove(id, 1)}
      >
        <Icon name="down" />
      </IconButton>
    </div>
  )
}
