import {
  conversationWaits,
  longestSearchedTitle,
} from '@duologue/domain/conversations/conversation-limits'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { HelpPopover } from '../ui/dialogs/help-popover'
import styles from './search/search-filters.module.css'

/**
 * The title field: what is typed is searched 500 ms after the last key (conversations.md#search-page), or at once by
 * Enter.
 */
export function TitleField({
  title,
  words = texts,
  onChange,
}: {
  title: string
  /** What it is called, and what it finds. */
  words?: { title: string; titleHelp: string; titleHint: string }
  onChange: (title: string) => void
}) {
  const [typed, setTyped] = useState(title)
  const sent = useRef(title)
  const change = useEffectEvent(onChange)

  useEffect(() => {
    if (title !== sent.current) {
      sent.current = title
      setTyped(title)
    }
  }, [title])

  useEffect(() => {
    if (typed.trim() === sent.current.trim()) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      change(typed)
    }, conversationWaits.titleSearch)
    return () => clearTimeout(timer)
  }, [typed])

  const searchNow = () => {
    sent.current = typed.trim()
    onChange(typed)
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor="search-title">{words.title}</label>{' '}
        <HelpPopover about={words.title} text={words.titleHelp} />
      </span>
      <input
        id="search-title"
        type="search"
        name="title"
        value={typed}
        maxLength={longestSearchedTitle}
        placeholder={words.titleHint}
        autoComplete="off"
        enterKeyHint="search"
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => event.key === 'Enter' && searchNow()}
      />
    </div>
  )
}
