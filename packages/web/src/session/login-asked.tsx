import { type ComponentProps, lazy, Suspense } from 'react'
import type { LoginDialog } from './login-dialog'

// Most who read a page never press what needs a login.
const Shown = lazy(async () => ({ default: (await import('./login-dialog')).LoginDialog }))

/** The dialog that asks a visitor to log in, on pages that everybody reads; it comes when it is asked for. */
export const LoginAsked = (props: ComponentProps<typeof LoginDialog>) => (
  <Suspense>
    <Shown {...props} />
  </Suspense>
)
