import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { useSheetValue } from '../../autosave/use-sheet-value'
import button from '../../ui/button.module.css'
import { Toggle } from '../../ui/fields/toggle'
import { useVideoValue } from '../../video/use-video'
import type { Video } from '../../video/video'
import styles from './tap-panel.module.css'
import type { TimeSheet } from './time-sheet'
import type { TimeKeys } from './use-time-keys'

const rates = [0.5, 0.75, 1]

/** Tapping the times while the song plays: what comes next, buttons for fingers, and how fast it plays. */
export function TapPanel({
  sheet,
  video,
  keys,
  isTapping,
  onTapping,
}: {
  sheet: TimeSheet
  video: Video
  keys: TimeKeys
  isTapping: boolean
  onTapping: (isOn: boolean) => void
}) {
  const next = useSheetValue(sheet, it => it.tapPlace().next)
  const line = useSheetValue(sheet, it => it.lines()[it.tapPlace().next])
  const rate = useVideoValue(video, it => it.rate())
  return (
    <div className={styles.panel} dir="ltr">
      <div className={styles.head}>
        <Toggle isOn={isTapping} onChange={onTapping} label={texts.tap} />
        <label className={styles.rate}>
          {texts.rate}
          <select value={rate} onChange={({ target }) => video.setRate(Number(target.value))}>
            {rates.map(value => (
              <option key={value} value={value}>
                {texts.rateOf(value)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isTapping ? (
        <>
          <p className={styles.next} aria-live="polite">
            {line ? texts.tapNext(next + 1, line.text) : texts.tapDone}
          </p>
          <div className={styles.buttons}>
            <button
              type="button"
              className={button.primary}
              onPointerDown={event => keys.tap(event.timeStamp)}
              // A screen reader presses without a pointer.
              onClick={event => event.detail === 0 && keys.tap(event.timeStamp)}
            >
              {texts.tapNow}
            </button>
            <button
              type="button"
              className={button.secondary}
              onPointerDown={event => keys.end(event.timeStamp)}
              onClick={event => event.detail === 0 && keys.end(event.timeStamp)}
            >
              {texts.tapEnd}
            </button>
            <button type="button" className={button.secondary} onClick={keys.back}>
              {texts.tapBack}
            </button>
            <button type="button" className={button.secondary} onClick={keys.playOrPause}>
              {texts.play}
            </button>
          </div>
        </>
      ) : null}
    </div>
  )
}
