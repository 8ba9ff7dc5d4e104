import type { ApiToken } from '@duologue/contract/accounts/api-tokens'
import { apiTokenTexts as texts } from '@duologue/domain/messages/accounts/program-tokens'
import { commas } from '@duologue/domain/messages/joined'
import { day, moment } from '@duologue/domain/messages/said-in'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { inAnyLanguage } from '../../ui/written-in'
import { apiTokensQuery } from './list-api-tokens-query'
import styles from './session-list.module.css'

/** A token of a program, with a way to end it. */
export function EndApiTokenRow({ client, token }: { client: Client; token: ApiToken }) {
  const queryClient = useQueryClient()
  const end = async () => {
    await makeCall(
      client,
      () => client.accounts.endApiToken({ params: { id: token.id } }),
      texts.ended,
    )
    await queryClient.invalidateQueries({ queryKey: apiTokensQuery(client).queryKey })
  }
  const { name, scope, since, ends, lastUsed } = token
  return (
    <li className={styles.place}>
      <div>
        <strong {...inAnyLanguage}>{name}</strong>
        <p>
          {commas([
            texts.scopes[scope],
            texts.since(day(Date.parse(since))),
            texts.ends(day(Date.parse(ends))),
            lastUsed === null ? texts.neverUsed : texts.used(moment(Date.parse(lastUsed))),
          ])}
        </p>
      </div>
      <button
        type="button"
        className={button.secondary}
        aria-label={texts.endOf(name)}
        onClick={() => void end()}
      >
        {texts.end}
      </button>
    </li>
  )
}
