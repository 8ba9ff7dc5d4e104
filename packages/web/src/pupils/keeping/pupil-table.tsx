import type { Pupil } from '@duologue/contract/pupils'
import { pupilConsentTexts as consentTexts } from '@duologue/domain/messages/pupils/consents'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { day } from '@duologue/domain/messages/said-in'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { undeletePupil } from './undelete-pupil'

/** The pupils of a class as rows; a deleted one can be brought back (pupils.md#deleting). */
export function PupilTable({
  client,
  pupils,
  onChange,
  onChanged,
}: {
  client: Client
  pupils: readonly Pupil[]
  /** Something is to be done with one of them. */
  onChange: (pupil: Pupil) => void
  onChanged: () => Promise<unknown>
}) {
  const [isSending, send] = useSending()
  const bringBack = (id: string) =>
    send(() =>
      makeCall(
        client,
        async () => {
          await undeletePupil(client, id)
          await onChanged()
        },
        texts.broughtBack,
      ),
    )
  return (
    <ScrollingTable label={texts.title} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.cardName}</th>
          <th scope="col">{consentTexts.title}</th>
          <th scope="col">{texts.change}</th>
        </tr>
      </thead>
      <tbody>
        {pupils.map(pupil => (
          <tr key={pupil.id}>
            <th scope="row" data-long>
              <bdi>{pupil.fullName}</bdi>
            </th>
            <td data-label={texts.cardName}>
              {pupil.deletedUntil === null
                ? pupil.username
                : texts.goneOn(day(Date.parse(pupil.deletedUntil)))}
            </td>
            <td data-label={consentTexts.title}>
              {pupil.speakingConsent ? consentTexts.given : consentTexts.missing}
            </td>
            <td>
              {pupil.deletedUntil === null ? (
                <button
                  type="button"
                  className={button.quiet}
                  aria-label={texts.changeOf(pupil.fullName)}
                  onClick={() => onChange(pupil)}
                >
                  {texts.change}
                </button>
              ) : (
                <button
                  type="button"
                  className={button.quiet}
                  disabled={isSending}
                  onClick={() => bringBack(pupil.id)}
                >
                  {texts.bringBack}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
