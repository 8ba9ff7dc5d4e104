import type { NameRowVerdict } from '@duologue/contract/pupils'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import type { ReadNames } from '@duologue/domain/pupils/read-names'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { useSending } from '../../ui/feedback/use-sending'
import styles from './add-pupils.module.css'
import { checkPupils } from './check-pupils'
import { CheckStep } from './check-step'
import { NamesStep } from './names-step'
import { type ListRow, sentRow } from './row-of-names'

/** The list as the server has judged it. */
interface Checked {
  rows: readonly ListRow[]
  verdicts: readonly NameRowVerdict[]
}

/** Adds pupils in three steps: the names, what happens to each, and what was made (pupils.md#adding). Back keeps all. */
export function AddPupilsDialog({
  client,
  id,
  onAdded,
  onClose,
}: {
  client: Client
  id: string
  onAdded: () => Promise<unknown>
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadNames>()
  const [checked, setChecked] = useState<Checked>()
  const [added, setAdded] = useState<readonly string[]>()
  const [isSending, send] = useSending()
  // Sent again, because an answer was lost, the same list is taken once.
  const key = useRef(newKey())
  const check = (rows: readonly ListRow[]) =>
    send(() =>
      makeCall(client, async () => {
        const { verdicts } = await checkPupils(client, id, rows)
        key.current = newKey()
        setChecked({ rows, verdicts })
      }),
    )
  const add = (rows: readonly ListRow[]) =>
    send(() =>
      makeCall(client, async () => {
        const body = { rows: rows.map(sentRow) }
        const made = await client.pupils.addPupils({ params: { id }, body }, { key: key.current })
        setAdded(made.added)
        await onAdded()
      }),
    )
  return (
    <Dialog title={texts.add} onClose={onClose}>
      {added ? (
        <div className={styles.step}>
          <p role="status">{texts.added(added.length)}</p>
          <p className={styles.actions}>
            <Link
              to="/classes/$classId/cards"
              params={{ classId: id }}
              search={{ pupils: added.join(',') }}
              className={button.primary}
            >
              {texts.printCards}
            </Link>
          </p>
        </div>
      ) : checked ? (
        <CheckStep
          {...checked}
          isSending={isSending}
          read={read}
          onChange={check}
          onBack={() => setChecked(undefined)}
          onAdd={add}
        />
      ) : (
        <NamesStep
          text={text}
          onText={setText}
          isSending={isSending}
          onNames={names => {
            setRead(names)
            check(names.rows)
          }}
        />
      )}
    </Dialog>
  )
}
