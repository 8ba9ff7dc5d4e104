import type { SchoolClass } from '@duologue/contract/classes'
import { pupilConsentTexts as consentTexts } from '@duologue/domain/messages/pupils/consents'
import { pupilSettingsTexts as texts } from '@duologue/domain/messages/pupils/how-pupils-log-in'
import { pupilTexts } from '@duologue/domain/messages/pupils/pupils'
import {
  pupilDevices,
  pupilLogins,
  speakingSettings,
  usualPupilSettings,
} from '@duologue/domain/pupils/pupil-settings'
import type { Client } from '../../api/client'
import { makeCall } from '../../session/make-call'
import { whenRefused } from '../../session/when-refused'
import { FormGuard } from '../../ui/dialogs/form-guard'
import { SelectField } from '../../ui/fields/select-field'
import { SettingsSection } from '../../ui/fields/settings-section'
import { SubmitButton } from '../../ui/fields/submit-button'
import { useForm } from '../../ui/fields/use-form'

const anyChoice = () => undefined

/** How a class keeps its pupils: with what they log in, and on whose devices (pupils.md#what-follows-a-card). */
export function PupilSettingsForm({
  client,
  found,
  onSaved,
}: {
  client: Client
  found: SchoolClass
  onSaved: () => Promise<unknown>
}) {
  const usual = usualPupilSettings
  const { field, form, isSending, isTyped, setBack, reset } = useForm({
    rules: { pupilLogin: anyChoice, pupilDevices: anyChoice, speaking: anyChoice },
    values: {
      pupilLogin: found.pupilLogin ?? usual.pupilLogin,
      pupilDevices: found.pupilDevices ?? usual.pupilDevices,
      speaking: found.speaking ?? usual.speaking,
    },
    onSend: typed =>
      makeCall(
        client,
        async () => {
          const body = {
            pupilLogin: pupilLogins.find(each => each === typed.pupilLogin),
            pupilDevices: pupilDevices.find(each => each === typed.pupilDevices),
            speaking: speakingSettings.find(each => each === typed.speaking),
          }
          await client.classes
            .updateClass({ params: { id: found.id }, body })
            .catch(whenRefused(setBack))
          reset(typed)
          await onSaved()
        },
        texts.saved,
      ),
  })
  return (
    <SettingsSection title={pupilTexts.title}>
      <p>{texts.lead}</p>
      <form {...form}>
        <SelectField {...field('pupilLogin')} label={texts.login} note={texts.loginNote}>
          {pupilLogins.map(each => (
            <option key={each} value={each}>
              {texts.logins[each]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('pupilDevices')} label={texts.devices}>
          {pupilDevices.map(each => (
            <option key={each} value={each}>
              {texts.devicesOf[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...field('speaking')}
          label={consentTexts.setting}
          note={consentTexts.settingNote}
        >
          {speakingSettings.map(each => (
            <option key={each} value={each}>
              {consentTexts.settings[each]}
            </option>
          ))}
        </SelectField>
        <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
      </form>
      <FormGuard isTyped={isTyped} />
    </SettingsSection>
  )
}
