import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { authoringTexts as texts } from '@duologue/domain/messages/authoring'
import { type DragEvent, useState } from 'react'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { LineActions } from './line-actions-of'
import styles from './line-row.module.css'

const kind = 'text/x-line'

/** The place of a line, and the ways to another: its handle is dragged onto another one's, its buttons are pressed. */
export function LineTools({
  line: { id },
  place,
  total,
  actions,
}: {
  line: EditedLine
  place: number
  total: number
  actions: LineActions
}) {
  const [isOver, setIsOver] = useState(false)
  const start = (event: DragEvent) => {
    event.dataTransfer.setData(kind, id)
    event.dataTransfer.effectAllowed = 'move'
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(kind)) return
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    setIsOver(false)
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const where = event.clientY < top + height / 2 ? 'before' : 'after'
    actions.drop(event.dataTransfer.getData(kind), id, where)
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
      <IconButton
        label={texts.moveUp(place)}
        disabled={place === 1}
        onClick={() => actions.move(id, -1)}
      >
        <Icon name="up" />
      </IconButton>
      <IconButton
        label={texts.moveDown(place)}
        disabled={place === total}
        onClick={() => actions.move(id, 1)}
      >
        <Icon name="down" />
      </IconButton>
    </div>
  )
}
