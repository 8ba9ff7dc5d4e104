import type { WholePerson } from '@duologue/contract/school/school-shapes'
import { personTexts } from '@duologue/domain/messages/school/person'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import { notify } from '../../ui/feedback/notify'
import { SelectField } from '../../ui/fields/select-field'
import { TextField } from '../../ui/fields/text-field'
import { Toggle } from '../../ui/fields/toggle'
import { useSettled } from '../../ui/fields/use-settled'
import { DeedDialog } from './deed-dialog'
import { peopleQuery } from './find-people-query'
import styles from './person-page.module.css'

const texts = personTexts.handOver

/** Gives classes of somebody to another teacher (classes.md#handing-over). */
export function HandOverClassesDialog({
  client,
  person,
  onChanged,
  onClose,
}: {
  client: Client
  person: Pick<WholePerson, 'id'> & { classes: readonly { id: string; name: string }[] }
  onChanged: () => Promise<unknown>
  onClose: () => void
}) {
  const [key] = useState(newKey)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const q = useSettled(typed.trim(), 300)
  const { data } = useInfiniteQuery(peopleQuery(client, { q, among: 'teachers' }))
  const teachers = (data?.pages ?? [])
    .flatMap(page => page.people)
    .filter(({ id }) => id !== person.id)
  const to = teachers.find(({ id }) => id === chosen)?.id
  const classes = person.classes.map(({ id }) => id).filter(id => !left.has(id))
  const tick = (id: string) => (isOn: boolean) => {
    const others = [...left].filter(each => each !== id)
    setLeft(new Set(isOn ? others : [...others, id]))
  }
  return (
    <DeedDialog
      title={texts.title}
      lead={texts.lead}
      isReady={to !== undefined && classes.length > 0}
      onClose={onClose}
      onDo={why =>
        makeCall(client, async () => {
          if (to === undefined) return
          const asked = { params: { id: person.id }, body: { why, to, classes } }
          const given = await client.school.handOverClasses(asked, { key })
          notify('success', texts.done(given.classes))
          await onChanged()
          onClose()
        })
      }
    >
      <fieldset className={styles.which}>
        <legend>{texts.which}</legend>
        {person.classes.map(({ id, name }) => (
          <Toggle key={id} label={name} isOn={!left.has(id)} onChange={tick(id)} />
        ))}
      </fieldset>
      <TextField
        label={texts.find}
        type="search"
        value={typed}
        maxLength={schoolLimits.searched}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField
        label={texts.to}
        value={to ?? ''}
        fault={data && teachers.length === 0 ? texts.nobody : undefined}
        faultIsSentence
        onChange={event => setChosen(event.target.value)}
      >
        <option value="">{texts.choose}</option>
        {teachers.map(({ id, fullName, username }) => (
          <option key={id} value={id}>
            {fullName === username ? username : `${fullName} (${username})`}
          </option>
        ))}
      </SelectField>
    </DeedDialog>
  )
}
