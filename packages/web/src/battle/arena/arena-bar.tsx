import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { battleSounds } from '../../saved-here/battle-choices'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { BackLink } from '../back-link'
import type { Script } from '../cast'
import styles from './arena-bar.module.css'

/** The strip over the arena: the way back, the battle's name, the one switch of the sounds, the options, the keys. */
export function ArenaBar({
  script,
  onOptions,
  onKeys,
}: {
  script: Script
  onOptions: () => void
  onKeys: () => void
}) {
  const isOn = battleSounds.use()
  return (
    <div className={styles.bar}>
      <BackLink script={script} className={styles.back} />
      <h1 className={styles.title}>
        {texts.battleMode}
        <span className="visually-hidden">: {script.title}</span>
      </h1>
      <IconButton label={texts.sounds} aria-pressed={isOn} onClick={() => battleSounds.set(!isOn)}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.sign}>
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
          <path
            d={
              isOn
                ? 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'
                : 'M15.5 9.5l5 5M20.5 9.5l-5 5'
            }
          />
        </svg>
      </IconButton>
      <IconButton label={texts.options} onClick={onOptions}>
        <Icon name="settings" />
      </IconButton>
      <IconButton label={texts.keys} className={styles.keys} onClick={onKeys}>
        <kbd>?</kbd>
      </IconButton>
    </div>
  )
}
