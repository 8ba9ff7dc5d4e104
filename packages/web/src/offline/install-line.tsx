import { installTexts as texts } from '@duologue/domain/messages/offline/this-device'
import button from '../ui/button.module.css'
import { useStore } from '../ui/store'
import { installing } from './installing'
import styles from './this-device.module.css'

/** The way to install the product here (offline.md#installing); nothing where there is none, or where it is installed. */
export function InstallLine() {
  const way = useStore(installing)
  if (!way) return null
  return (
    <p className={styles.install}>
      <span>
        {texts.lead} {way === 'by-menu' ? texts.byMenu : null}
      </span>
      {way === 'by-menu' ? null : (
        <button type="button" className={button.secondary} onClick={way.ask}>
          {texts.install}
        </button>
      )}
    </p>
  )
}
