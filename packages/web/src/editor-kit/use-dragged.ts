import { type DragEvent, type HTMLAttributes, useState } from 'react'

/** Where something is put down: beside what it is dropped on. */
export type DropPlace = 'before' | 'after'

/**
 * What is dragged by its handle onto another of its type.
 *
 * @param type of what is dragged; another type is let through.
 * @param onDrop is told what was dropped here; of another list it is let go by whoever is told.
 */
export function useDragged(
  type: string,
  id: string,
  onDrop: (dragged: string, target: string, where: DropPlace) => void,
) {
  const [isOver, setIsOver] = useState(false)
  const handle = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(type, id)
      event.dataTransfer.effectAllowed = 'move'
    },
  }
  const isOfType = (event: DragEvent) => event.dataTransfer.types.includes(type)
  const target: HTMLAttributes<HTMLElement> & { 'data-over'?: true } = {
    ...(isOver ? { 'data-over': true } : {}),
    onDragOver: event => {
      if (!isOfType(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: event => {
      if (!isOfType(event)) return
      event.preventDefault()
      setIsOver(false)
      const { top, height } = event.currentTarget.getBoundingClientRect()
      const where = event.clientY < top + height / 2 ? 'before' : 'after'
      onDrop(event.dataTransfer.getData(type), id, where)
    },
  }
  return { handle, target }
}
