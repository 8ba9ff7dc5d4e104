import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { shell } from '@duologue/domain/messages/site/shell'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import { Dialog } from '../ui/dialogs/dialog'

/** Says that a class is not there, or not for this reader, with the way to the dashboard (classes.md#class-pages). */
export function MissingClassDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.notFoundTitle} onClose={onClose}>
      <p>{texts.notFoundText}</p>
      <p>
        <Link to="/classes" replace className={button.primary} onClick={onClose}>
          {shell.classDashboard}
        </Link>
      </p>
    </Dialog>
  )
}
