import { useRef, useState } from 'react'
import { usePageKeys } from '../../ui/keys/use-page-keys'

/** What is asked of finding and replacing when it opens, and again by its keys. */
export interface FindAsked {
  field: 'find' | 'replace'
  /** What is looked for from now on; nothing leaves it as it is. */
  text: string
}

/** What is marked in the field that has the focus, or on the page; nothing when it has several lines. */
function markedText(): string {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const marked = isField
    ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
    : String(document.getSelection())
  return marked.includes('\n') ? '' : marked
}

const askedBy: Readonly<Record<string, FindAsked['field']>> = { f: 'find', h: 'replace' }

/**
 * Whether finding and replacing is open, and for what: Ctrl+F finds, Ctrl+H replaces, with what is marked; not while a
 * dialog is open. When it is closed the focus goes back to where it came from.
 */
export function useFind() {
  const [asked, setAsked] = useState<FindAsked | null>(null)
  const opener = useRef<Element | null>(null)
  const ask = (field: FindAsked['field'], text = '') => {
    if (!asked) opener.current = document.activeElement
    setAsked({ field, text })
  }
  usePageKeys(event => {
    const field = askedBy[event.key.toLowerCase()]
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    return field && isAsked ? () => ask(field, markedText()) : undefined
  }, true)
  const close = () => {
    setAsked(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { asked, ask, close }
}
