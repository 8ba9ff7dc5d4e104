import { commas } from '@duologue/domain/messages/joined'
import { ownAccountTexts as texts } from '@duologue/domain/messages/pupils/own-account'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { keepersQuery } from './list-keepers-query'

/** Tells a pupil who looks after their account (pupils.md#the-account-of-a-pupil). */
export function Keepers({ client, user }: { client: Client; user: string }) {
  const { data: keepers, isPending, refetch } = useQuery(keepersQuery(client, user))
  if (isPending) return <p aria-busy="true">{texts.kept}</p>
  if (!keepers) return <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
  if (keepers.length === 0) return <p>{texts.keptBySchool}</p>
  return (
    <>
      <p>{texts.kept}</p>
      <p>
        <strong>{commas(keepers)}</strong>
      </p>
    </>
  )
}
