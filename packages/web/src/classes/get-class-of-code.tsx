import { readJoinCode } from '@duologue/domain/classes/join-code'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { CallFailed } from '../api/call-failed'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { messageOf, tellFailure } from '../session/tell-failure'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import styles from './get-class-of-code.module.css'

const codeFault = (typed: string) => (readJoinCode(typed) === null ? texts.codeFault : undefined)

/** Asks for the eight letters of a class, which lead to where its link leads (classes.md#join-code). */
export function ClassCodeForm({
  client,
  onFound,
}: {
  client: Client
  /** The class, and what its link to join carries. */
  onFound: (found: { id: string; code: string | null }) => void
}) {
  const { field, form, isSending, refuse } = useForm({
    rules: { code: codeFault },
    onSend: async typed => {
      try {
        onFound(await client.classes.getClassOfCode({ params: { code: typed.code } }))
      } catch (error) {
        if (!(error instanceof CallFailed)) tellFailure(error)
        else if (error.status === 401) await refreshUser(client)
        else refuse('code', messageOf(error))
      }
    },
  })
  return (
    <form {...form} className={styles.form} aria-label={texts.joinClass}>
      <TextField
        {...field('code')}
        faultIsSentence
        label={texts.codeOfClass}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={12}
      />
      <SubmitButton isSending={isSending}>{texts.joinClass}</SubmitButton>
    </form>
  )
}
