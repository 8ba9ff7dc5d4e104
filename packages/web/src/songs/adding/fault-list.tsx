import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { importFaults } from '@duologue/domain/messages/songs/lyric-notes'
import type { Fault, LyricFormat } from '@duologue/domain/songs/adding/notices'
import { type Repair, repairsOf } from '@duologue/domain/songs/adding/repair'
import button from '../../ui/button.module.css'
import styles from './paste-step.module.css'

/** More are counted, not shown. */
const mostShown = 50

/**
 * The lines that keep a text from being read, each with its number, its reason and its repair
 * (lyrics.md#reading-faults).
 */
export function FaultList({
  faults,
  otherFormat,
  onRepair,
  onShow,
  onOtherFormat,
}: {
  faults: readonly Fault[]
  /** The format that was found in the text, when it is another than the chosen one. */
  otherFormat: LyricFormat | null
  onRepair: (faults: readonly Fault[], way?: Repair) => void
  onShow: (line: number) => void
  onOtherFormat: (format: LyricFormat) => void
}) {
  const empty = faults.filter(({ code }) => code === 'empty-line')
  const stamped = faults.filter(({ code }) => code === 'has-stamp')
  // What stands beside a stamp or a tag is no advert: it goes by itself only.
  const unstamped = faults.filter(
    fault =>
      fault.code === 'no-cue' || (fault.code === 'no-stamp' && repairsOf(fault)[0] === 'remove'),
  )
  const apart = faults.filter(({ code }) => code === 'parted-cue')
  return (
    <section className={styles.faults} aria-label={texts.faults(faults.length)}>
      <h3>{texts.faults(faults.length)}</h3>
      <div className={styles.repairs}>
        {otherFormat ? (
          <button
            type="button"
            className={button.secondary}
            onClick={() => onOtherFormat(otherFormat)}
          >
            {texts.useOtherFormat[otherFormat]}
          </button>
        ) : null}
        {empty.length > 0 ? (
          <button type="button" className={button.secondary} onClick={() => onRepair(empty)}>
            {texts.removeEmptyLines(empty.length)}
          </button>
        ) : null}
        {stamped.length > 0 ? (
          <button type="button" className={button.secondary} onClick={() => onRepair(stamped)}>
            {texts.removeTimes(stamped.length)}
          </button>
        ) : null}
        {apart.length > 0 ? (
          <button type="button" className={button.secondary} onClick={() => onRepair(apart)}>
            {texts.joinLines(apart.length)}
          </button>
        ) : null}
        {unstamped.length > 0 && !otherFormat ? (
          <button type="button" className={button.secondary} onClick={() => onRepair(unstamped)}>
            {texts.removeLines(unstamped.length)}
          </button>
        ) : null}
      </div>
      <ol className={styles.lines}>
        {faults.slice(0, mostShown).map(fault => (
          <li key={`${fault.line} ${fault.fix?.from ?? 0}`}>
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
            {repairsOf(fault).map(way => (
              <button
                key={way}
                type="button"
                className={button.quiet}
                onClick={() => onRepair([fault], way)}
              >
                {texts.repairs[way]}
              </button>
            ))}
          </li>
        ))}
      </ol>
      {faults.length > mostShown ? <p>{texts.more(faults.length - mostShown)}</p> : null}
    </section>
  )
}
