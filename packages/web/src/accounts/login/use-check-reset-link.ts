import { useEffect, useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'

/**
 * Whether the token of a link for a new password is over, told before anything is typed. A server that does not answer
 * says nothing of the link: the form stays, and sending it tells.
 * @param resetToken undefined while it is not known yet
 */
export function useResetLink(client: Client, resetToken: string | undefined): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (resetToken === undefined) return
    let isShown = true
    client.accounts.checkResetLink({ body: { resetToken } }).then(
      () => isShown && setIsOver(false),
      (error: unknown) => {
        if (isShown) setIsOver(error instanceof CallFailed && error.code === 'link-over')
      },
    )
    return () => {
      isShown = false
    }
  }, [client, resetToken])
  return isOver
}
