import type { SchoolClass } from '@duologue/contract/classes'
import { classScores, newClassScores } from '@duologue/domain/choices/class-scores'
import { classMaturities, newClassMaturity } from '@duologue/domain/choices/song-choices'
import { classNameFault } from '@duologue/domain/classes/class-fields'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../api/client'
import { refreshUser } from '../session/get-me'
import { makeCall } from '../session/make-call'
import { ownKey } from '../session/session-watch'
import { whenRefused } from '../session/when-refused'
import { FormGuard } from '../ui/dialogs/form-guard'
import { SelectField } from '../ui/fields/select-field'
import { SubmitButton } from '../ui/fields/submit-button'
import { TextField } from '../ui/fields/text-field'
import { Toggle } from '../ui/fields/toggle'
import { useForm } from '../ui/fields/use-form'
import { ClassLanguageField } from './class-language-field'
import { classesKey } from './classes-key'

const anyChoice = () => undefined

/** What was chosen, as a setting. */
const scoresOf = (chosen: string) => classScores.find(each => each === chosen) ?? newClassScores

const maturityOf = (chosen: string) =>
  classMaturities.find(each => each === chosen) ?? newClassMaturity

/**
 * What can be changed of a class: its name, its language, what it shows of scores, its songs, who may join (classes.md#settings).
 */
export function ClassSettingsForm({ client, found }: { client: Client; found: SchoolClass }) {
  const queryClient = useQueryClient()
  const { id, name, language, scores, isOpen: stored = true } = found
  const { songMaturity = newClassMaturity } = found
  const [isOpen, setIsOpen] = useState(stored)
  const { field, form, isSending, isTyped, setBack, reset } = useForm({
    rules: {
      name: classNameFault,
      language: anyChoice,
      scores: anyChoice,
      songMaturity: anyChoice,
    },
    values: { name, language, scores, songMaturity },
    onSend: typed =>
      makeCall(
        client,
        async () => {
          const body = {
            ...typed,
            scores: scoresOf(typed.scores),
            songMaturity: maturityOf(typed.songMaturity),
            isOpen,
          }
          await client.classes.updateClass({ params: { id }, body }).catch(
            whenRefused(() => {
              setBack()
              setIsOpen(stored)
            }),
          )
          reset(typed)
          await queryClient.invalidateQueries({ queryKey: [ownKey, classesKey] })
          await refreshUser(client)
        },
        texts.edited,
      ),
  })
  const nameField = field('name')
  return (
    <>
      <form {...form}>
        <TextField
          {...nameField}
          label={texts.name}
          faultIsSentence={nameField.fault === classNameFault('')}
          autoComplete="off"
        />
        <ClassLanguageField {...field('language')} />
        <SelectField {...field('scores')} label={texts.scores} note={texts.scoresLead}>
          {classScores.map(setting => (
            <option key={setting} value={setting}>
              {texts.scoreSettings[setting]}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...field('songMaturity')}
          label={texts.songMaturity}
          note={texts.songMaturityLead}
        >
          {classMaturities.map(upTo => (
            <option key={upTo} value={upTo}>
              {upTo}
            </option>
          ))}
        </SelectField>
        <p>
          <Toggle label={texts.isOpen} isOn={isOpen} onChange={setIsOpen} />
        </p>
        <SubmitButton isSending={isSending}>{texts.save}</SubmitButton>
      </form>
      <FormGuard isTyped={() => isTyped() || (!isSending && isOpen !== stored)} />
    </>
  )
}
