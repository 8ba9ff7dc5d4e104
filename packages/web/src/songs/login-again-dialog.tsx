import { songTruthTexts as texts } from '@duologue/domain/messages/song-editor'
import { LoginForm } from '../accounts/login-form'
import type { Client } from '../api/client'
import { Dialog } from '../ui/dialog'

/** Asks for the login again without leaving the song: all that was edited stays where it is (editor-rules.md (e) 3). */
export function LoginAgainDialog({ client }: { client: Client }) {
  return (
    <Dialog title={texts.loginTitle}>
      <p>{texts.loginLead}</p>
      <LoginForm client={client} />
    </Dialog>
  )
}
