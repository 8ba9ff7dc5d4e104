import { controlTexts } from '@duologue/domain/messages/site/control-texts'
import type { ReactNode } from 'react'
import button from './button.module.css'
import { notify } from './feedback/notify'

/** Copies a text and says so: `copied` is the sentence; where the browser refuses, it says that. */
export function CopyButton({
  text,
  copied,
  children,
}: {
  text: string
  copied: string
  children: ReactNode
}) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify('success', copied)
    } catch {
      notify('error', controlTexts.copyFailed)
    }
  }
  return (
    <button type="button" className={button.secondary} onClick={() => void copy()}>
      {children}
    </button>
  )
}
