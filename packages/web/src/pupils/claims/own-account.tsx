import { ownAccountTexts as texts } from '@duologue/domain/messages/pupils/own-account'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { ClaimAccountDialog } from './claim-account-dialog'

/** What a pupil asked for, as they see it. */
interface OwnClaim {
  isVerified: boolean
  isAgreed: boolean
}

/** How a pupil makes the account their own, and how far that is (pupils.md#claiming). */
export function OwnAccount({
  client,
  claim,
  age,
  onAsked,
}: {
  client: Client
  claim: OwnClaim | null
  age: number
  onAsked: () => Promise<unknown>
}) {
  const [isAsking, setIsAsking] = useState(false)
  const stands = claim?.isAgreed ? texts.agreed : texts.asked
  return (
    <>
      {claim ? <p role="status">{claim.isVerified ? texts.pending : stands}</p> : null}
      {claim?.isVerified ? null : (
        <p>
          <button type="button" className={button.secondary} onClick={() => setIsAsking(true)}>
            {claim ? texts.askAgain : texts.own}
          </button>
        </p>
      )}
      {isAsking ? (
        <ClaimAccountDialog
          client={client}
          age={age}
          onAsked={onAsked}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
