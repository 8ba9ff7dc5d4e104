import { proposeTexts as texts } from '@duologue/domain/messages/songs/proposing'
import { useSheetValue } from '../../../autosave/use-sheet-value'
import button from '../../../ui/button.module.css'
import type { TimeSheet } from '../time-sheet'
import styles from './proposal-panel.module.css'

/** How many proposed times are to be looked at, the next of them, and that one is right (songs.md#propose-times). */
export function ProposalPanel({
  sheet,
  checked,
  onNext,
  onAccept,
}: {
  sheet: TimeSheet
  /** The place of the lyric that is looked at. */
  checked: number | null
  onNext: () => void
  onAccept: () => void
}) {
  const count = useSheetValue(sheet, it => it.countToCheck())
  const isOpen = useSheetValue(sheet, it => checked !== null && it.markOf(checked) !== null)
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <p role="status">{count === 0 ? texts.allChecked : texts.toCheck(count)}</p>
      {count === 0 ? null : (
        <div className={styles.buttons}>
          <button type="button" className={button.secondary} onClick={onNext}>
            {texts.next} <kbd>N</kbd>
          </button>
          <button type="button" className={button.secondary} disabled={!isOpen} onClick={onAccept}>
            {texts.accept} <kbd>Enter</kbd>
          </button>
        </div>
      )}
    </section>
  )
}
