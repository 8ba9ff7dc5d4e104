import { apiTokenTexts as texts } from '@duologue/domain/messages/accounts/program-tokens'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { useAskedAgain } from '../login-again/use-asked-again'
import { CreateApiTokenForm } from './create-api-token-form'
import { EndApiTokenRow } from './end-api-token-row'
import { apiTokensQuery } from './list-api-tokens-query'
import styles from './session-list.module.css'

function Tokens({ client }: { client: Client }) {
  const { data, isPending, refetch } = useQuery(apiTokensQuery(client))
  if (isPending) return <p aria-busy="true">{texts.none}</p>
  if (!data) return <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
  if (data.length === 0) return <p>{texts.none}</p>
  return (
    <ul className={styles.list}>
      {data.map(token => (
        <EndApiTokenRow key={token.id} client={client} token={token} />
      ))}
    </ul>
  )
}

/** The tokens of the reader's programs: which there are, making one, ending one (api.md#tokens). */
export function ApiTokens(props: { client: Client }) {
  const { client, dialog } = useAskedAgain(props.client)
  return (
    <>
      <p>{texts.lead}</p>
      <p>
        <a href="/api/docs">{texts.about}</a>
      </p>
      <Tokens client={client} />
      <CreateApiTokenForm client={client} />
      {dialog}
    </>
  )
}
