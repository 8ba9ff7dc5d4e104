import type { OwnUser } from '@duologue/contract/accounts'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import button from '../ui/button.module.css'
import { latePart } from '../ui/feedback/late-part'
import { NothingFound } from '../ui/lists/nothing-found'
import { ChooseTypeDialog } from './choose-type-dialog'
import { ClassCards } from './class-cards'
import { CreateClassDialog } from './create-class-dialog'
import { ClassCodeForm } from './get-class-of-code'
import { classListQuery } from './list-classes-query'

// Nobody waits for what most teachers do not have.
const Invitations = latePart(
  async () => (await import('./teachers/answer-invitation-list')).Invitations,
)

const EndOfYear = latePart(async () => (await import('./year-end/end-of-year')).EndOfYear)

/**
 * The dashboard of somebody who is logged in: personal accounts choose, teachers make classes (classes.md#dashboard).
 */
export function Dashboard({
  client,
  user,
  factsOf,
  onCode,
}: {
  client: Client
  user: OwnUser
  /** How a class stands that they teach, by its id. */
  factsOf: (id: string) => ReactNode
  /** The code of a class was typed; what its link carries. */
  onCode: (found: { id: string; code: string | null }) => void
}) {
  const queryClient = useQueryClient()
  const [isCreating, setIsCreating] = useState(false)
  if (user.type === 'personal') return <ChooseTypeDialog client={client} user={user} />
  return (
    <>
      {user.type === 'teacher' && !user.approval ? (
        <p>
          <button type="button" className={button.primary} onClick={() => setIsCreating(true)}>
            {texts.create}
          </button>
        </p>
      ) : null}
      {user.type === 'teacher' ? (
        <Suspense>
          <Invitations client={client} user={user.id} />
        </Suspense>
      ) : null}
      {user.approval === 'waits' ? (
        <NothingFound title={texts.waitsTitle} hint={texts.waitsLead} />
      ) : (
        <ClassCards client={client} user={user} factsOf={factsOf} />
      )}
      {user.type === 'teacher' ? (
        <Suspense>
          <EndOfYear client={client} user={user.id} />
        </Suspense>
      ) : null}
      {user.type === 'student' ? <ClassCodeForm client={client} onFound={onCode} /> : null}
      {isCreating ? (
        <CreateClassDialog
          client={client}
          onCreated={async () => {
            await queryClient.invalidateQueries(classListQuery(client, user.id))
            await refreshUser(client)
            setIsCreating(false)
          }}
          onClose={() => setIsCreating(false)}
        />
      ) : null}
    </>
  )
}
