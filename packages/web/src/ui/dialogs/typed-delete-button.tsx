import { useState } from 'react'
import { Icon } from '../icon'
import { TypedDeleteDialog } from './typed-delete-dialog'

/** Deletes something for good after DELETE FOREVER was typed (site.md#deleting-for-good); `onDelete` must not throw. */
export function TypedDeleteButton({
  label,
  className,
  disabled = false,
  ...dialog
}: {
  label: string
  className: string | undefined
  disabled?: boolean
  title: string
  warning: string
  onDelete: () => Promise<unknown>
}) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={disabled}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="cross" /> {label}
      </button>
      {isAsking ? <TypedDeleteDialog {...dialog} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}
