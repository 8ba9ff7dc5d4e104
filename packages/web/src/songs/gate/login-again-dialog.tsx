import { editorLoginTexts as texts } from '@duologue/domain/messages/songs/editor-login'
import { LoginForm } from '../../accounts/login/log-in-form'
import type { Client } from '../../api/client'
import { Dialog } from '../../ui/dialogs/dialog'

/**
 * Asks for the login again without leaving the page: all that was edited stays where it is (songs.md#login-that-ends).
 */
export function LoginAgainDialog({ client }: { client: Client }) {
  return (
    <Dialog title={texts.endedTitle}>
      <p>{texts.endedLead}</p>
      <LoginForm client={client} />
    </Dialog>
  )
}
