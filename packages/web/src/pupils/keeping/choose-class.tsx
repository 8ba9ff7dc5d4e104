import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { SelectField } from '../../ui/fields/select-field'
import { taughtClassesQuery } from './list-classes-of-keeper-query'
import styles from './pupil-dialog.module.css'

/** Moves a pupil to another class of the reader's (pupils.md#moving); nothing where there is none. */
export function ChooseClass({
  client,
  home,
  user,
  isSending,
  onMove,
}: {
  client: Client
  home: string
  user: string
  isSending: boolean
  onMove: (to: string) => void
}) {
  const { data } = useQuery(taughtClassesQuery(client, user))
  const others = (data?.classes ?? []).filter(
    one => one.teacher.id === user && one.id !== home && !one.isArchived,
  )
  const [chosen, setChosen] = useState('')
  const [first] = others
  if (!first) return null
  const to = chosen || first.id
  return (
    <section className={styles.part}>
      <h3>{texts.move}</h3>
      <p>{texts.moveLead}</p>
      <SelectField
        label={texts.moveTo}
        value={to}
        onChange={event => setChosen(event.target.value)}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <button
        type="button"
        className={button.secondary}
        disabled={isSending}
        onClick={() => onMove(to)}
      >
        {texts.move}
      </button>
    </section>
  )
}
