import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../ui/feedback/late-part'

const LoginDialog = latePart(async () => (await import('./login-dialog')).LoginDialog)

/** The dialog that tells a visitor that something needs a login; it comes when it is needed, not with every page. */
export const LoginOffer = (told: ComponentProps<typeof LoginDialog>) => (
  <Suspense>
    <LoginDialog {...told} />
  </Suspense>
)
