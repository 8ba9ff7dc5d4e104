import { listed } from '@duologue/domain/messages/joined'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { Icon } from '../../ui/icon'
import styles from './sound-button.module.css'
import type { Sound, Sounds } from './use-round-sounds'

/** A button that plays a sound, with how often it can be heard again where that is limited. */
export function SoundButton({
  sound,
  sounds,
  label,
  shortcut,
  isLarge = false,
  onPlay = () => void sounds.play(sound),
}: {
  sound: Sound
  sounds: Sounds
  label: string
  shortcut?: string
  isLarge?: boolean
  onPlay?: () => void
}) {
  const left = sounds.replaysLeft(sound.id)
  const isPlaying = sounds.playing === sound.id
  return (
    <button
      type="button"
      className={styles.sound}
      data-large={isLarge || undefined}
      data-playing={isPlaying || undefined}
      aria-label={Number.isFinite(left) ? listed(label, texts.replaysLeft(left)) : label}
      aria-keyshortcuts={shortcut}
      aria-disabled={left <= 0 && !isPlaying}
      onClick={onPlay}
    >
      <Icon name="play" filled />
      {Number.isFinite(left) ? (
        <span className={styles.left} aria-hidden="true">
          {left}
        </span>
      ) : null}
    </button>
  )
}
