import { timeSyncTexts as texts } from '@duologue/domain/messages/songs/time-sync'
import { useSheetValue } from '../../autosave/use-sheet-value'
import button from '../../ui/button.module.css'
import { HelpPopover } from '../../ui/dialogs/help-popover'
import { Toggle } from '../../ui/fields/toggle'
import styles from './sync-settings.module.css'
import type { TimeSheet } from './time-sheet'

/** What goes for all lyrics (songs.md#sync-adjacent): whether neighbours follow, and shifting them all. */
export function SyncSettings({
  sheet,
  onOffset,
  onPropose,
}: {
  sheet: TimeSheet
  onOffset: () => void
  onPropose: () => void
}) {
  const isOn = useSheetValue(sheet, it => it.isSyncedAll())
  return (
    <section className={styles.settings} aria-label={texts.settings}>
      <h2>{texts.settings}</h2>
      <div className={styles.line}>
        <Toggle isOn={isOn} onChange={sheet.syncAll} label={texts.adjacent} />
        <HelpPopover about={texts.adjacent} text={texts.adjacentHint} />
      </div>
      <button type="button" className={button.secondary} onClick={onOffset}>
        {texts.offset}
      </button>
      <button type="button" className={button.secondary} onClick={onPropose}>
        {texts.propose}
      </button>
    </section>
  )
}
