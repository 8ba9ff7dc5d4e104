import type { ClassTeachers } from '@duologue/contract/classes/class-teachers'
import { emailFault } from '@duologue/domain/accounts/account-fields'
import { classTeacherTexts as texts } from '@duologue/domain/messages/classes/class-teachers'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'

/** Asks for the address of somebody who shall teach a class, too (classes.md#co-teachers). */
export function InviteTeacherForm({
  client,
  id,
  onInvited,
}: {
  client: Client
  id: string
  onInvited: (now: ClassTeachers) => void
}) {
  const { field, form, isSending, reset } = useForm({
    rules: { email: emailFault },
    onSend: ({ email }) =>
      makeCall(
        client,
        async () => {
          onInvited(await client.classes.inviteTeacher({ params: { id }, body: { email } }))
          reset({ email: '' })
        },
        texts.inviteSent,
      ),
  })
  return (
    <form {...form} aria-label={texts.invite}>
      <TextField {...field('email')} label={texts.address} type="email" autoComplete="off" />
      <SubmitButton isSending={isSending}>{texts.invite}</SubmitButton>
    </form>
  )
}
