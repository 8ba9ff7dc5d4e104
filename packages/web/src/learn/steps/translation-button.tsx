import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import button from '../../ui/button.module.css'

/** Shows and hides a line's translation; nothing where it has none. */
export function TranslationButton({
  translation,
  isShown,
  onToggle,
}: {
  translation: string | null
  isShown: boolean
  onToggle: () => void
}) {
  if (!translation) return null
  return (
    <button
      type="button"
      className={button.quiet}
      aria-expanded={isShown}
      aria-keyshortcuts="T"
      onClick={onToggle}
    >
      {isShown ? texts.hideTranslation : texts.showTranslation}
    </button>
  )
}
