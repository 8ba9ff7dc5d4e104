import { commas } from '@duologue/domain/messages/joined'
import { ownAccountTexts as texts } from '@duologue/domain/messages/pupils/own-account'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { OwnAccount } from '../claims/own-account'
import { keepersQuery } from './list-keepers-query'

/** Tells a pupil who looks after their account (pupils.md#the-account-of-a-pupil), and how it becomes their own. */
export function Keepers({ client, user }: { client: Client; user: string }) {
  const { data, isPending, refetch } = useQuery(keepersQuery(client, user))
  if (isPending) return <p aria-busy="true">{texts.kept}</p>
  if (!data) return <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
  const { keepers, claim, ownAccountAge } = data
  return (
    <>
      <p>{keepers.length === 0 ? texts.keptBySchool : texts.kept}</p>
      {keepers.length > 0 ? (
        <p>
          <strong>{commas(keepers)}</strong>
        </p>
      ) : null}
      <OwnAccount client={client} claim={claim} age={ownAccountAge} onAsked={refetch} />
    </>
  )
}
