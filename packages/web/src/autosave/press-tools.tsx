import { pressDialogTexts as texts } from '@duologue/domain/messages/saving-by-press'
import type { PressStatus } from '@duologue/domain/saving/press-status'
import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import submit from '../ui/submit-button.module.css'
import { PressBanner } from './press-banner'
import styles from './press-tools.module.css'

/** The line on saving with the button that saves (disabled with a spinner while it does), undoing and redoing. */
export function PressTools({
  status,
  save,
  onSave,
  undo,
  redo,
  children,
}: {
  status: PressStatus
  save: string
  onSave: () => void
  /** Null while there is nothing to undo. */
  undo: (() => void) | null
  redo: (() => void) | null
  children?: ReactNode
}) {
  const isPending = status === 'pending'
  return (
    <div className={styles.tools}>
      <PressBanner status={status} />
      <div className={styles.buttons}>
        <button
          type="button"
          className={`${button.primary} ${submit.submit}`}
          disabled={isPending}
          data-sending={isPending}
          onClick={onSave}
        >
          {isPending ? <span className={submit.spinner} aria-hidden="true" /> : null}
          {save}
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={!undo}
          onClick={undo ?? undefined}
        >
          {texts.undo}
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={!redo}
          onClick={redo ?? undefined}
        >
          {texts.redo}
        </button>
        {children}
      </div>
    </div>
  )
}
