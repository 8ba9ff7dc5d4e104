import type { Pupil } from '@duologue/contract/pupils'
import { pupilConsentTexts as consentTexts } from '@duologue/domain/messages/pupils/consents'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { day } from '@duologue/domain/messages/said-in'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { ChooseBox } from '../../ui/fields/choose-box'
import { chosenWith } from '../../ui/fields/chosen-with'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import styles from './pupil-table.module.css'
import { undeletePupil } from './undelete-pupil'

/** The pupils of a class as rows; a deleted one can be brought back (pupils.md#deleting). */
export function PupilTable({
  client,
  pupils,
  chosen,
  onChoose,
  onChange,
  onChanged,
}: {
  client: Client
  pupils: readonly Pupil[]
  /** The ids of those whose cards are to be printed. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Something is to be done with one of them. */
  onChange: (pupil: Pupil) => void
  onChanged: () => Promise<unknown>
}) {
  const [isSending, send] = useSending()
  const living = pupils.filter(({ deletedUntil }) => deletedUntil === null)
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
          <td className={styles.choose}>
            <ChooseBox
              label={texts.selectAll}
              isChosen={living.every(({ id }) => chosen.has(id))}
              onChange={all => onChoose(new Set(all ? living.map(({ id }) => id) : []))}
            />
          </td>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.cardName}</th>
          <th scope="col">{consentTexts.title}</th>
          <th scope="col">{texts.change}</th>
        </tr>
      </thead>
      <tbody>
        {pupils.map(pupil => (
          <tr key={pupil.id}>
            <td className={styles.choose}>
              {pupil.deletedUntil === null ? (
                <ChooseBox
                  label={texts.select(pupil.fullName)}
                  isChosen={chosen.has(pupil.id)}
                  onChange={isChosen => onChoose(chosenWith(chosen, pupil.id, isChosen))}
                />
              ) : null}
            </td>
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
