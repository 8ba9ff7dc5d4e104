import { deviceTexts as texts } from '@duologue/domain/messages/offline/this-device'
import { deviceShared } from '../saved-here/shared-device'
import { SettingsSection } from '../ui/fields/settings-section'
import { Toggle } from '../ui/fields/toggle'
import { InstallLine } from './install-line'
import styles from './this-device.module.css'

/** What is set for this device alone: that several use it (saving.md#a-device-of-several), and that it is installed. */
export function ThisDevice() {
  return (
    <SettingsSection title={texts.title}>
      <Toggle isOn={deviceShared.use()} label={texts.shared} onChange={deviceShared.set} />
      <p className={styles.help}>{texts.sharedHelp}</p>
      <InstallLine />
    </SettingsSection>
  )
}
