import { useEffect, useEffectEvent, useRef, useState } from 'react'

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
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const field = askedBy[event.key.toLowerCase()]
    if (!field || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (document.querySelector('dialog:modal')) return
    event.preventDefault()
    ask(field, markedText())
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    // On the way down: the list of lyrics lets no key go up.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  const close = () => {
    setAsked(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { asked, ask, close }
}
