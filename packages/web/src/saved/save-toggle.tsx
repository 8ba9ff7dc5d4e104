import { savedTexts as texts } from '@duologue/domain/messages/saved/saved'
import button from '../ui/button.module.css'
import { StrokeIcon } from '../ui/icon'
import styles from './save-toggle.module.css'

/** Keeps something while it is pressed. `label` says which, where several stand together. */
export function SaveToggle({
  isSaved = false,
  label,
  className = '',
  onPress,
}: {
  isSaved?: boolean
  label?: string
  className?: string | undefined
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className={`${button.secondary} ${styles.save} ${className}`}
      aria-pressed={isSaved}
      aria-label={label}
      onClick={onPress}
    >
      <StrokeIcon strokes="M7 4h10v16l-5-4.5L7 20z" filled={isSaved} /> {texts.save}
    </button>
  )
}
