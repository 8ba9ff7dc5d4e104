import type { Fault } from '@duologue/domain/lyrics/import/notices'
import { repairOf } from '@duologue/domain/lyrics/import/repair'
import { importFaults, addLyricsTexts as texts } from '@duologue/domain/messages/add-lyrics'
import button from '../../ui/button.module.css'
import styles from './paste-step.module.css'

/** More are counted, not shown. */
const mostShown = 50

/** The lines that keep a text from being read, each with its number, its reason and its repair (S3 section 5). */
export function FaultList({
  faults,
  isUnstamped,
  onRepair,
  onShow,
  onOtherFormat,
}: {
  faults: readonly Fault[]
  /** No line of the text has a time stamp. */
  isUnstamped: boolean
  onRepair: (faults: readonly Fault[]) => void
  onShow: (line: number) => void
  onOtherFormat: () => void
}) {
  const empty = faults.filter(({ code }) => code === 'empty-line')
  const unstamped = faults.filter(({ code }) => code === 'no-stamp')
  return (
    <section className={styles.faults} aria-label={texts.faults(faults.length)}>
      <h3>{texts.faults(faults.length)}</h3>
      <div className={styles.repairs}>
        {isUnstamped ? (
          <button type="button" className={button.secondary} onClick={onOtherFormat}>
            {texts.useOtherFormat}
          </button>
        ) : null}
        {empty.length > 0 ? (
          <button type="button" className={button.secondary} onClick={() => onRepair(empty)}>
            {texts.removeEmptyLines(empty.length)}
          </button>
        ) : null}
        {unstamped.length > 0 && !isUnstamped ? (
          <button type="button" className={button.secondary} onClick={() => onRepair(unstamped)}>
            {texts.removeLines(unstamped.length)}
          </button>
        ) : null}
      </div>
      <ol className={styles.lines}>
        {faults.slice(0, mostShown).map(fault => (
          <li key={fault.line}>
            <button
              type="button"
              className={styles.place}
              title={texts.goToLine}
              onClick={() => onShow(fault.line)}
            >
              {texts.line(fault.line)}
            </button>
            <span className={styles.reason}>
              {importFaults[fault.code]}
              {fault.text === '' ? null : <q>{fault.text}</q>}
            </span>
            {repairOf[fault.code] === 'none' ? null : (
              <button type="button" className={button.quiet} onClick={() => onRepair([fault])}>
                {repairOf[fault.code] === 'zero' ? texts.setToZero : texts.removeLine}
              </button>
            )}
          </li>
        ))}
      </ol>
      {faults.length > mostShown ? <p>{texts.more(faults.length - mostShown)}</p> : null}
    </section>
  )
}
