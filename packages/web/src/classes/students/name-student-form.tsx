import type { ClassStudent } from '@duologue/contract/classes'
import { nameFault } from '@duologue/domain/accounts/account-fields'
import { type CalledName, familyNameFault } from '@duologue/domain/classes/name-in-class'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { classQuery } from '../get-class-query'
import styles from './name-in-class.module.css'

const rules = { givenName: nameFault, familyName: familyNameFault }

/** Asks a student how the teacher calls them; the first time it can be skipped, which is an answer, too. */
export function NameForm({
  client,
  classId,
  student,
  onDone,
}: {
  client: Client
  classId: string
  student: ClassStudent
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const [isSkipping, skip] = useSending()
  const { id, called } = student
  const save = async (body: CalledName, said?: string) => {
    const params = { id: classId, student: id }
    const name = async () => {
      await client.classes.nameStudent({ params, body })
      await queryClient.invalidateQueries(classQuery(client, classId, id))
    }
    if (await makeCall(client, name, said)) onDone()
  }
  const { field, form, isSending } = useForm({
    rules,
    values: { givenName: called?.givenName ?? '', familyName: called?.familyName ?? '' },
    onSend: typed =>
      save(
        { givenName: typed.givenName.trim(), familyName: typed.familyName.trim() || null },
        texts.nameSaved,
      ),
  })
  const leave = () => {
    if (called !== null) return onDone()
    skip(() => save({ givenName: null, familyName: null }))
  }
  return (
    <section className={styles.ask} aria-labelledby="call-me">
      <h2 id="call-me">{texts.callMe}</h2>
      <p>{texts.callMeLead}</p>
      <form {...form} className={styles.form}>
        <TextField {...field('givenName')} label={texts.firstName} autoComplete="given-name" />
        <TextField {...field('familyName')} label={texts.lastName} autoComplete="family-name" />
        <div className={styles.ways}>
          <SubmitButton isSending={isSending}>{texts.sayName}</SubmitButton>
          <button type="button" className={button.quiet} disabled={isSkipping} onClick={leave}>
            {called === null ? texts.skipName : shell.cancel}
          </button>
        </div>
      </form>
    </section>
  )
}
