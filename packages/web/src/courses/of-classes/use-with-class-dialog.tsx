import { languageOfClass } from '@duologue/domain/choices/class-languages'
import { useWithClassTexts as texts } from '@duologue/domain/messages/courses/use-with-class'
import { languageName } from '@duologue/domain/messages/language-name'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { TaughtClasses } from '../../assignments/assign/taught-classes'
import { makeCall } from '../../session/make-call'
import { ownKey } from '../../session/session-watch'
import { DialogForm } from '../../ui/dialogs/dialog-form'
import { useSending } from '../../ui/feedback/use-sending'
import { SelectField } from '../../ui/fields/select-field'
import { setClassCourse } from './set-class-course'

/**
 * Asks which class is to follow a course, first one that learns its language; it takes the place of the one that the class
 * followed before. Where the class learns another language, that is said first (courses.md#of-a-class).
 */
export function UseWithClassDialog({
  client,
  course,
  language,
  user,
  onClose,
}: {
  client: Client
  course: string
  /** In which the course is. */
  language: string
  user: string
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const [chosen, setChosen] = useState<string>()
  return (
    <TaughtClasses client={client} user={user} title={texts.useWithClass} onClose={onClose}>
      {classes => {
        const [first] = classes
        const fitting = classes.find(({ language: learnt }) => languageOfClass(learnt) === language)
        const card = classes.find(({ id }) => id === chosen) ?? fitting ?? first
        const learnt = languageOfClass(card?.language ?? '') ?? language
        const isOther = learnt !== language
        const use = async () => {
          if (!card) return
          await setClassCourse(client, card.id, course)
          await queryClient.invalidateQueries({ queryKey: [ownKey, 'class-course', user] })
        }
        return (
          <DialogForm
            title={texts.useWithClass}
            submit={isOther ? texts.useAnyway : texts.use}
            isSending={isSending}
            onSubmit={() =>
              send(async () => {
                if (await makeCall(client, use, texts.used(card?.name ?? ''))) onClose()
              })
            }
            onClose={onClose}
          >
            <SelectField
              label={texts.whichClass}
              value={card?.id}
              onChange={event => setChosen(event.target.value)}
            >
              {classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <div role="status">
              {isOther && card ? (
                <p>
                  <strong>
                    {texts.otherLanguage(languageName(language), card.name, languageName(learnt))}
                  </strong>
                </p>
              ) : null}
            </div>
          </DialogForm>
        )
      }}
    </TaughtClasses>
  )
}
