import { Toggle } from '../../ui/fields/toggle'
import styles from './setting-switch.module.css'

/** A switch with what it means under it. */
export function SettingSwitch({
  label,
  meaning,
  isOn,
  onChange,
}: {
  label: string
  meaning: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  return (
    <div className={styles.setting}>
      <Toggle label={label} isOn={isOn} onChange={onChange} />
      <p>{meaning}</p>
    </div>
  )
}
