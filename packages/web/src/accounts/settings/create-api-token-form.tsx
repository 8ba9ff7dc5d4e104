import {
  type ApiTokenDays,
  apiTokenDays,
  apiTokenLimits,
} from '@duologue/domain/accounts/api-tokens'
import { accountTexts } from '@duologue/domain/messages/accounts/accounts'
import { apiTokenTexts as texts } from '@duologue/domain/messages/accounts/program-tokens'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { ShownOnce } from '../../ui/dialogs/shown-once'
import { ChoiceField } from '../../ui/fields/choice-field'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import styles from '../account-form.module.css'
import { apiTokensQuery } from './list-api-tokens-query'

const empty = { name: '' }

const nameFault = (value: string) => {
  const { length } = value.trim()
  if (length === 0) return accountTexts.required
  return length > apiTokenLimits.name ? accountTexts.atMost(apiTokenLimits.name) : undefined
}

/** Makes a token of a program, and shows it this once (api.md#tokens). */
export function CreateApiTokenForm({ client }: { client: Client }) {
  const queryClient = useQueryClient()
  const [scope, setScope] = useState<'read' | 'write'>('read')
  const [days, setDays] = useState<ApiTokenDays>(90)
  const [made, setMade] = useState<string | null>(null)
  const { field, form, isSending, reset } = useForm({
    rules: { name: nameFault },
    values: empty,
    onSend: async ({ name }) => {
      await makeCall(client, async () => {
        const { token } = await client.accounts.createApiToken({
          body: { name: name.trim(), scope, days },
        })
        setMade(token)
        reset(empty)
        await queryClient.invalidateQueries({ queryKey: apiTokensQuery(client).queryKey })
      })
    },
  })
  return (
    <>
      <form {...form} className={styles.form} aria-busy={isSending}>
        <TextField {...field('name')} label={texts.name} note={texts.nameHint} autoComplete="off" />
        <ChoiceField
          label={texts.scope}
          value={scope}
          choices={texts.scopes}
          onChange={({ target: { value } }) => setScope(value === 'write' ? 'write' : 'read')}
        />
        <ChoiceField
          label={texts.days}
          value={String(days)}
          choices={texts.lasts}
          onChange={({ target: { value } }) =>
            setDays(apiTokenDays.find(each => String(each) === value) ?? days)
          }
        />
        <SubmitButton isSending={isSending}>{texts.make}</SubmitButton>
      </form>
      {made === null ? null : (
        <ShownOnce
          title={texts.made}
          lead={texts.madeLead}
          value={made}
          copy={texts.copy}
          copied={texts.copied}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}
