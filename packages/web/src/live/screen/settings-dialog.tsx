import type { ScreenView } from '@duologue/domain/live/views/views'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { useState } from 'react'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import type { HallLink } from '../hall-link'
import { fitting, SettingsFields } from '../settings/settings-fields'

/** Changes how the game will be played, while nobody plays yet (live.md#settings). */
export function SettingsDialog({
  view,
  act,
  onClose,
}: {
  view: ScreenView
  act: HallLink<unknown>['act']
  onClose: () => void
}) {
  // What it was opened over and for is settled.
  const offer = { canWrite: view.offers.writing, hasClass: view.offers.class, fixed: {} }
  const [settings, setSettings] = useState(view.settings)
  const [isSending, send] = useSending()
  return (
    <DialogForm
      title={texts.settings}
      submit={texts.save}
      isSending={isSending}
      onClose={onClose}
      onSubmit={() =>
        send(async () => {
          await act({ type: 'settings', settings: fitting(settings, offer) })
          onClose()
        })
      }
    >
      <SettingsFields settings={settings} offer={offer} onChange={setSettings} />
    </DialogForm>
  )
}
