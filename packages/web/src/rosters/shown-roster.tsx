import type { Roster } from '@duologue/contract/rosters/rosters'
import { refusals } from '@duologue/domain/messages/refusals'
import { rosterTexts as texts } from '@duologue/domain/messages/rosters/rosters'
import { number } from '@duologue/domain/messages/say'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { makeCall } from '../session/make-call'
import { messageOf } from '../session/tell-failure'
import { LoadFailed } from '../ui/feedback/load-failed'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { SettingsSection } from '../ui/fields/settings-section'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { useForm } from '../ui/fields/use-form'
import { applyRoster } from './apply-roster'
import { rosterQuery } from './get-roster-query'
import { rostersQuery } from './list-rosters-query'
import { RosterPreview } from './roster-preview'

/** Asks for an import to be applied; where many places end, for their number. */
function ApplyForm({ client, roster }: { client: Client; roster: Roster }) {
  const queryClient = useQueryClient()
  const { id, preview } = roster
  const { ending } = preview.places
  const apply = (endings: number | undefined) =>
    makeCall(client, () => applyRoster(client, id, endings)).finally(() =>
      queryClient.invalidateQueries(rostersQuery(client)),
    )
  const { field, form, isSending } = useForm({
    rules: {
      endings: (typed: string) =>
        preview.mustConfirm && Number(typed) !== ending ? texts.confirmFault : undefined,
    },
    onSend: () => apply(preview.mustConfirm ? ending : undefined),
  })
  return (
    <form {...form}>
      {preview.mustConfirm ? (
        <TextField
          {...field('endings')}
          label={texts.confirm(number(ending))}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
      <SubmitButton isSending={isSending}>{texts.apply}</SubmitButton>
    </form>
  )
}

/** How far an import is taken. */
function Progress({ roster: { taken, changes } }: { roster: Roster }) {
  const isPlacing = taken >= changes
  return (
    <p>
      <progress
        {...(isPlacing ? {} : { value: taken, max: changes })}
        aria-label={texts.states.running}
      />{' '}
      <span role="status">
        {isPlacing ? texts.placing : texts.taken(number(taken), number(changes))}
      </span>
    </p>
  )
}

/** One import: what it changes, and how far it is (rosters.md#the-tab). */
export function ShownRoster({ client, id }: { client: Client; id: string }) {
  const { data: roster, error, refetch } = useQuery(rosterQuery(client, id))
  if (!roster && error)
    return <LoadFailed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!roster) return <LoadingVoices />
  const { state, changes, preview } = roster
  const changesNothing = changes === 0 && !preview.comingIn
  return (
    <SettingsSection title={texts.preview}>
      <p role="status">{texts.states[state]}</p>
      {state === 'running' ? <Progress roster={roster} /> : null}
      {changesNothing && state === 'ready' ? <p>{refusals['roster-unchanged']}</p> : null}
      <RosterPreview preview={preview} />
      {state === 'ready' && !changesNothing ? (
        <ApplyForm key={id} client={client} roster={roster} />
      ) : null}
    </SettingsSection>
  )
}
