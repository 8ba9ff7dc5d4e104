import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { SelectField } from '../../ui/fields/select-field'
import { useVoices } from './lines/get-voices-query'

/**
 * The voice of a character, from those of the language; nothing where no voice is set up
 * (conversations.md#voices-of-characters).
 */
export function VoiceField({
  language,
  voice,
  onVoice,
}: {
  language: string
  voice: string | null
  onVoice: (voice: string | null) => void
}) {
  const voices = useVoices(language)
  if (voices.length === 0) return null
  return (
    <SelectField
      label={texts.voice}
      value={voices.some(({ id }) => id === voice) ? (voice ?? '') : ''}
      onChange={event => onVoice(event.target.value || null)}
    >
      <option value="">{texts.anyVoice}</option>
      {voices.map(({ id, name, dialect }) => (
        <option key={id} value={id}>
          {dialect ? `${name} (${dialect})` : name}
        </option>
      ))}
    </SelectField>
  )
}
