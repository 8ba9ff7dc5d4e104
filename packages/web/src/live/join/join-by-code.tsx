import { readHallCode, spacedHallCode } from '@duologue/domain/live/hall-code'
import { joinHallTexts as texts } from '@duologue/domain/messages/live/join-hall'
import { shell } from '@duologue/domain/messages/site/shell'
import { useState } from 'react'
import { CallFailed } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { useSession } from '../../session/session'
import { messageOf, tellFailure } from '../../session/tell-failure'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { connection } from '../../ui/has-connection'
import { useStore } from '../../ui/store'
import { ComeIn } from './come-in'
import { type Found, getHallOfCode } from './get-hall-of-code'
import styles from './join-by-code.module.css'

const codeFault = (typed: string) => (readHallCode(typed) === null ? texts.codeFault : undefined)

/** Asks for the code of a game, and finds out what it leads into (live.md#joining). */
function CodeForm({
  client,
  code,
  onFound,
}: {
  client: Client
  /** What came with the address. */
  code: string | undefined
  onFound: (found: Found) => void
}) {
  const { field, form, isSending, refuse } = useForm({
    rules: { code: codeFault },
    values: { code: code ? spacedHallCode(code) : '' },
    onSend: async typed => {
      const read = readHallCode(typed.code) ?? ''
      try {
        onFound(await getHallOfCode(client, read))
      } catch (error) {
        // What is wrong with the code is said beside it; that the line is lost, in the corner.
        if (error instanceof CallFailed) refuse('code', messageOf(error))
        else tellFailure(error)
      }
    },
  })
  return (
    <form {...form} className={styles.form}>
      <TextField
        {...field('code')}
        label={texts.code}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        // Six digits and what stands between them.
        maxLength={12}
      />
      {useStore(connection) ? null : <p role="status">{shell.needsConnection}</p>}
      <SubmitButton isSending={isSending}>{texts.join}</SubmitButton>
    </form>
  )
}

/** Joining a game: its code, then one's name (live.md#joining). */
export function JoinByCode({
  client,
  code,
  onIn,
}: {
  client: Client
  code: string | undefined
  /** One is in this hall. */
  onIn: (hall: string) => void
}) {
  const [found, setFound] = useState<Found | null>(null)
  const session = useSession()
  return (
    <div className={styles.join}>
      <h1>{texts.title}</h1>
      {found ? (
        <ComeIn
          client={client}
          found={found}
          username={session.status === 'user' ? session.user.username : null}
          onIn={() => onIn(found.hall)}
        />
      ) : (
        <CodeForm client={client} code={code} onFound={setFound} />
      )}
    </div>
  )
}
