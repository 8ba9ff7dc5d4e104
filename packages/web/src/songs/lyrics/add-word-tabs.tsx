import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import styles from '../editing/song-dialogs.module.css'

const tabs = [
  ['search', texts.searchTab],
  ['create', texts.createTab],
] as const

/** The two ways to a word (lyrics.md#words-of-a-lyric), as buttons of which one is pressed. */
export function AddWordTabs({
  tab,
  onTab,
}: {
  tab: 'search' | 'create'
  onTab: (tab: 'search' | 'create') => void
}) {
  const step = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = tab === 'search' ? 'create' : 'search'
    onTab(other)
    const next = event.currentTarget.parentElement?.querySelector<HTMLElement>(
      `[data-tab="${other}"]`,
    )
    next?.focus()
  }
  return (
    <div role="tablist" aria-label={texts.addWordTabs} className={styles.tabs}>
      {tabs.map(([name, label]) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={tab === name}
          tabIndex={tab === name ? 0 : -1}
          onClick={() => onTab(name)}
          onKeyDown={step}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
