import { pressDialogTexts as texts } from '@duologue/domain/messages/saving/saving-by-press'
import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import submit from '../ui/fields/submit-button.module.css'
import { PressBanner } from './press-banner'
import type { pressSheet } from './press-sheet'
import styles from './press-tools.module.css'
import { useSheetValue } from './use-sheet-value'

/** What is saved by pressing, whatever is edited in it. */
type Pressed = { subscribe: (listener: () => void) => () => void } & Pick<
  ReturnType<typeof pressSheet>,
  'status' | 'depth' | 'canRedo' | 'undo' | 'redo'
>

/** The line on saving with the button that saves (disabled with a spinner while it does), undoing and redoing. */
export function PressTools({
  sheet,
  save,
  onSave,
  children,
}: {
  sheet: Pressed
  save: string
  onSave: () => void
  children?: ReactNode
}) {
  const status = useSheetValue(sheet, it => it.status())
  const canUndo = useSheetValue(sheet, it => it.depth() > 0)
  const canRedo = useSheetValue(sheet, it => it.canRedo())
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
        <button type="button" className={button.secondary} disabled={!canUndo} onClick={sheet.undo}>
          {texts.undo}
        </button>
        <button type="button" className={button.secondary} disabled={!canRedo} onClick={sheet.redo}>
          {texts.redo}
        </button>
        {children}
      </div>
    </div>
  )
}
