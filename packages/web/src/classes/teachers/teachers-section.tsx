import type { ClassTeachers } from '@duologue/contract/classes/class-teachers'
import { classTeacherTexts as texts } from '@duologue/domain/messages/classes/class-teachers'
import { day } from '@duologue/domain/messages/said-in'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { SettingsSection } from '../../ui/fields/settings-section'
import { teachersQuery } from './get-teachers-query'
import { InviteTeacherForm } from './invite-teacher-form'
import { removeTeacher } from './remove-teacher'
import styles from './teachers.module.css'
import { withdrawInvitation } from './withdraw-invitation'

type Teacher = ClassTeachers['teachers'][number]

/** Who teaches a class beside its owner, for whom: inviting, removing (classes.md#co-teachers). */
export function TeachersSection({ client, id }: { client: Client; id: string }) {
  const queryClient = useQueryClient()
  const query = teachersQuery(client, id)
  const { data, isPending, refetch } = useQuery(query)
  const [leaving, setLeaving] = useState<Teacher>()
  const changed = (call: () => Promise<unknown>, said: string) =>
    makeCall(
      client,
      async () => {
        await call()
        await queryClient.invalidateQueries(query)
        setLeaving(undefined)
      },
      said,
    )
  const withdraw = (invitation: string) =>
    changed(() => withdrawInvitation(client, id, invitation), texts.withdrawn)
  const remove = (teacher: string) =>
    changed(() => removeTeacher(client, id, teacher), texts.removed)
  return (
    <SettingsSection title={texts.coTeachers}>
      <p>{texts.lead}</p>
      {isPending ? <p aria-busy="true">…</p> : null}
      {data ? (
        <TeacherList told={data} onRemove={setLeaving} onWithdraw={withdraw} />
      ) : isPending ? null : (
        <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
      )}
      <InviteTeacherForm
        client={client}
        id={id}
        onInvited={now => queryClient.setQueryData(query.queryKey, now)}
      />
      {leaving ? (
        <ConfirmDialog
          title={texts.removeTitle(leaving.fullName)}
          confirm={texts.remove}
          onConfirm={() => remove(leaving.id)}
          onClose={() => setLeaving(undefined)}
        >
          <p>{texts.removeLead}</p>
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  )
}

function TeacherList({
  told: { teachers, invitations },
  onRemove,
  onWithdraw,
}: {
  told: ClassTeachers
  onRemove: (teacher: Teacher) => void
  onWithdraw: (invitation: string) => Promise<unknown>
}) {
  const others = teachers.filter(({ role }) => role === 'coTeacher')
  if (others.length + invitations.length === 0) return <p className={styles.note}>{texts.none}</p>
  return (
    <ul className={styles.list} aria-label={texts.coTeachers}>
      {others.map(teacher => (
        <li key={teacher.id}>
          <bdi>{teacher.fullName}</bdi>
          <button
            type="button"
            className={button.quiet}
            aria-label={texts.removeOf(teacher.fullName)}
            onClick={() => onRemove(teacher)}
          >
            {texts.remove}
          </button>
        </li>
      ))}
      {invitations.map(({ id, email, until }) => (
        <li key={id}>
          <span>
            <bdi>{email}</bdi>{' '}
            <span className={styles.note}>{texts.invited(day(Date.parse(until)))}</span>
          </span>
          <button
            type="button"
            className={button.quiet}
            aria-label={texts.withdrawOf(email)}
            onClick={() => void onWithdraw(id)}
          >
            {texts.withdraw}
          </button>
        </li>
      ))}
    </ul>
  )
}
