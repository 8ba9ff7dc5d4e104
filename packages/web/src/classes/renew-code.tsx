import type { SchoolClass } from '@duologue/contract/classes'
import { spacedJoinCode } from '@duologue/domain/classes/join-code'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { ownKey } from '../session/session-watch'
import button from '../ui/button.module.css'
import { CopyButton } from '../ui/copy-button'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'
import { latePart } from '../ui/feedback/late-part'
import { TextField } from '../ui/fields/text-field'
import { classesKey } from './classes-key'
import styles from './renew-code.module.css'

// Comes when it is asked for.
const InviteDialog = latePart(async () => (await import('./invite-dialog')).InviteDialog)

/** The link by which students join and the code that may be typed, to be copied and renewed (classes.md#join-link). */
export function JoinLink({ client, found }: { client: Client; found: SchoolClass }) {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'invite' | 'renew'>()
  const close = () => setAsked(undefined)
  const { id, joinLink, joinCode = '', isOpen } = found
  // The site may be reached under another address than the server knows of.
  const { pathname, search } = new URL(joinLink ?? '', location.origin)
  const link = `${location.origin}${pathname}${search}`
  const renew = () =>
    makeCall(
      client,
      async () => {
        await client.classes.renewCode({ params: { id } })
        await queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
        close()
      },
      texts.linkRenewed,
    )
  return (
    <div className={styles.card}>
      <TextField
        label={texts.joinLink}
        {...(isOpen ? {} : { note: texts.closedNow })}
        value={link}
        readOnly
        dir="ltr"
        onFocus={event => event.target.select()}
      />
      <p className={styles.joinCode}>
        <span>{texts.joinCode}</span> <strong translate="no">{spacedJoinCode(joinCode)}</strong>
      </p>
      <div className={styles.ways}>
        <button type="button" className={button.primary} onClick={() => setAsked('invite')}>
          {texts.invite}
        </button>
        <CopyButton text={link} copied={texts.linkCopied}>
          {texts.copyLink}
        </CopyButton>
        <button type="button" className={button.quiet} onClick={() => setAsked('renew')}>
          {texts.renewLink}
        </button>
      </div>
      {asked === 'invite' ? (
        <Suspense>
          <InviteDialog name={found.name} link={link} joinCode={joinCode} onClose={close} />
        </Suspense>
      ) : null}
      {asked === 'renew' ? (
        <ConfirmDialog
          title={texts.renewTitle}
          confirm={texts.renewLink}
          look="primary"
          onConfirm={renew}
          onClose={close}
        >
          <p>{texts.renewLead}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
