import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { latePart } from '../../ui/feedback/late-part'
import { isWrittenIn } from '../../ui/keys/use-page-keys'

const HelpPanel = latePart(async () => (await import('./help-panel')).HelpPanel)

/** Whoever asks for help, the side menu for one, says so with this event on the window. */
const asked = 'help-asked'
export const askForHelp = () => window.dispatchEvent(new Event(asked))

/** Opens the Help panel on every page, by the key ? or when asked; pages with keys of their own take the key first. */
export function Help() {
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: state => state.location.pathname })
  useEffect(() => {
    const open = () => setOpen(true)
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || isWrittenIn(event.target)) return
      // Whoever else listens for the key comes first, in whichever order they began.
      setTimeout(() => {
        if (!event.defaultPrevented && !document.querySelector('dialog[open]')) open()
      })
    }
    // Nothing may be put between the parts of a page before.
    document.documentElement.dataset.awake = ''
    window.addEventListener(asked, open)
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener(asked, open)
      window.removeEventListener('keydown', press)
    }
  }, [])
  return isOpen ? (
    <Suspense>
      <HelpPanel path={path} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}
