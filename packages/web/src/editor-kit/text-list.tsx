import { listOfTexts } from '@duologue/domain/conversations/line-fields'
import { editorTexts as texts } from '@duologue/domain/messages/saving/editors'
import { useState } from 'react'
import { TextArea } from '../ui/fields/text-area'

/** Texts that are typed one a row; more than may be kept are told, and not taken. */
export function TextList({
  label,
  note,
  language,
  list,
  most,
  fault,
  onList,
}: {
  label: string
  note: string
  language: string
  list: readonly string[]
  most: number
  /** What is wrong with one of them. */
  fault?: string | undefined
  onList: (list: string[]) => void
}) {
  const [typed, setTyped] = useState(list.join('\n'))
  const isShown = listOfTexts(typed).join('\n') === list.join('\n')
  const isTooMuch = listOfTexts(typed).length > most
  const value = isShown || isTooMuch ? typed : list.join('\n')
  return (
    <TextArea
      label={label}
      note={note}
      lang={language}
      // All of them are seen, and where the next one goes.
      rows={Math.max(2, Math.min(value.split('\n').length, most) + 1)}
      value={value}
      fault={isTooMuch ? texts.tooManyRows(most) : fault}
      onChange={event => {
        setTyped(event.target.value)
        const told = listOfTexts(event.target.value)
        if (told.length <= most) onList(told)
      }}
    />
  )
}
