import { type DragEvent, useState } from 'react'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import styles from './place-tools.module.css'

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
  onDrop: (dragged: string, target: string, where: 'before' | 'after') => void
}) {
  const [isOver, setIsOver] = useState(false)

  const start = (event: DragEvent) => {
    event.dataTransfer.setData(type, id)
    event.dataTransfer.effectAllowed = 'move'
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(type)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setIsOver(false)
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const where = event.clientY < top + height / 2 ? 'before' : 'after'
    onDrop(event.dataTransfer.getData(type), id, where)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it do the same
    <div
      className={styles.tools}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span className={styles.handle} draggable title={texts.drag(place)} onDragStart={start}>
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
