import { useWithClassTexts as texts } from '@duologue/domain/messages/courses/use-with-class'
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

/** Asks which class is to follow a course; it takes the place of the one that the class followed before. */
export function UseWithClassDialog({
  client,
  course,
  user,
  onClose,
}: {
  client: Client
  course: string
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
        const card = classes.find(({ id }) => id === chosen) ?? first
        const use = async () => {
          if (!card) return
          await setClassCourse(client, card.id, course)
          await queryClient.invalidateQueries({ queryKey: [ownKey, 'class-course', user] })
        }
        return (
          <DialogForm
            title={texts.useWithClass}
            submit={texts.use}
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
          </DialogForm>
        )
      }}
    </TaughtClasses>
  )
}
