import type { ClaimedPupil, Pupil } from '@duologue/contract/pupils'
import { ownAccountTexts as texts } from '@duologue/domain/messages/pupils/own-account'
import { day } from '@duologue/domain/messages/said-in'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { AskedItem } from '../asked-item'
import { answerClaim } from './answer-claim'
import styles from './claims.module.css'
import { unclaimPupil } from './unclaim-pupil'

interface Shown {
  client: Client
  onChanged: () => Promise<unknown>
}

/** Who wants to keep the account with an own address, to whoever keeps it (pupils.md#claiming). */
function AskedClaim({ client, pupil, onChanged }: Shown & { pupil: Pupil }) {
  const { id, fullName } = pupil
  const isAgreed = pupil.claim?.isAgreed === true
  const agree = { label: texts.agree, name: texts.agreeFor(fullName), done: texts.saidAgreed }
  return (
    <AskedItem
      {...{ client, onChanged }}
      words={isAgreed ? texts.wantsAgreed(fullName) : texts.wants(fullName)}
      yes={isAgreed ? null : agree}
      no={{ label: texts.notNow, name: texts.notNowFor(fullName), done: texts.saidNotNow }}
      say={isYes => answerClaim(client, id, isYes)}
    />
  )
}

/** Who made the account their own lately; an admin may give it back (pupils.md#claiming). */
function Claimed({ client, claimed, onChanged }: Shown & { claimed: readonly ClaimedPupil[] }) {
  const [chosen, setChosen] = useState<ClaimedPupil>()
  return (
    <section>
      <h3>{texts.claimed}</h3>
      <ul className={styles.claims}>
        {claimed.map(one => (
          <li key={one.id} className={styles.claim}>
            <p>{texts.claimedUntil(one.fullName, day(Date.parse(one.until)))}</p>
            <div className={styles.ways}>
              <button
                type="button"
                className={button.secondary}
                aria-label={texts.giveBackFor(one.fullName)}
                onClick={() => setChosen(one)}
              >
                {texts.giveBack}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {chosen ? (
        <ConfirmDialog
          title={texts.giveBack}
          confirm={texts.giveBack}
          onConfirm={async () => {
            const back = async () => {
              await unclaimPupil(client, chosen.id)
              await onChanged()
            }
            if (await makeCall(client, back, texts.givenBack)) setChosen(undefined)
          }}
          onClose={() => setChosen(undefined)}
        >
          <p>{texts.giveBackLead(chosen.fullName)}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  )
}

/** What pupils of a class ask for, and, to admins, who is none any more. */
export function ClaimList({
  client,
  pupils,
  claimed,
  onChanged,
}: Shown & { pupils: readonly Pupil[]; claimed: readonly ClaimedPupil[] }) {
  return (
    <>
      {pupils.length > 0 ? (
        <ul className={styles.claims}>
          {pupils.map(pupil => (
            <AskedClaim key={pupil.id} {...{ client, pupil, onChanged }} />
          ))}
        </ul>
      ) : null}
      {claimed.length > 0 ? <Claimed {...{ client, claimed, onChanged }} /> : null}
    </>
  )
}
