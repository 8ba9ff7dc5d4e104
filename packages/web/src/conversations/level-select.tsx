import { bandOf, chooseLevel, type LevelChoice, levels } from '@duologue/domain/choices/levels'
import { bandNames } from '@duologue/domain/messages/choices'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { commas } from '@duologue/domain/messages/joined'
import { type FocusEvent, useId, useRef, useState } from 'react'
import { HelpPopover } from '../ui/dialogs/help-popover'
import { Icon } from '../ui/icon'
import styles from './level-select.module.css'
import field from './search/search-filters.module.css'

/**
 * The difficulty multi-select: checkboxes in a popover. Choosing all, or more than five levels, is all; the filters
 * are applied when the menu closes (conversations.md#filtering-by-level), which it does when the focus goes elsewhere,
 * too.
 */
export function LevelSelect({
  selected,
  onChange,
}: {
  selected: readonly LevelChoice[]
  onChange: (chosen: readonly LevelChoice[]) => void
}) {
  const id = useId()
  const [draft, setDraft] = useState<readonly LevelChoice[] | null>(null)
  // What was chosen last, for a menu that closes before it was drawn again.
  const latest = useRef(draft)
  const choose = (chosen: readonly LevelChoice[] | null) => {
    latest.current = chosen
    setDraft(chosen)
  }
  const shown = draft ?? selected
  const close = () => {
    const chosen = latest.current
    choose(null)
    if (chosen && chosen.join() !== selected.join()) onChange(chosen)
  }
  // The focus is nowhere for a moment when something of the menu itself is pressed: that is no leaving.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const menu = currentTarget.closest('fieldset')
    if (relatedTarget && !menu?.contains(relatedTarget)) menu?.hidePopover()
  }
  return (
    <div className={field.field}>
      <span className={field.label}>
        <span id={`${id}-label`}>{texts.difficulty}</span>{' '}
        <HelpPopover about={texts.difficulty} text={texts.difficultyHelp} />
      </span>
      <button
        type="button"
        id={`${id}-button`}
        className={styles.button}
        popoverTarget={`${id}-menu`}
        aria-labelledby={`${id}-label ${id}-button`}
      >
        <span>{shown.includes('all') ? texts.allLevels : commas(shown)}</span>
        <Icon name="chevron" />
      </button>
      <fieldset
        id={`${id}-menu`}
        popover="auto"
        className={styles.menu}
        aria-labelledby={`${id}-label`}
        onToggle={event => event.newState === 'closed' && close()}
      >
        {(['all', ...levels] as const).map(level => (
          <label key={level} className={styles.choice}>
            <input
              type="checkbox"
              name={level === 'all' ? undefined : 'difficulty'}
              value={level}
              checked={shown.includes(level)}
              onChange={() => choose(chooseLevel(shown, level))}
              onBlur={closeWhenLeft}
            />
            <span>{level === 'all' ? texts.allLevels : level}</span>
            {level === 'all' ? null : <small>{bandNames[bandOf(level)]}</small>}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
