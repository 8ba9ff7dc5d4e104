import type { NameRowVerdict } from '@duologue/contract/pupils'
import { commas } from '@duologue/domain/messages/joined'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { isDoubtful } from '@duologue/domain/pupils/judge-names'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import type { ReadNames } from '@duologue/domain/pupils/read-names'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import { SubmitButton } from '../../ui/fields/submit-button'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import styles from './add-pupils.module.css'
import { CheckedRow } from './checked-row'
import type { ListRow } from './row-of-names'

/** What of the list was not read. */
function notesOf(read: ReadNames | undefined): string[] {
  const kinds = (read?.leftOut ?? []).map(kind => texts.notReadKinds[kind])
  const left = [...kinds, ...(read?.unknown ?? [])]
  return [
    ...(left.length > 0 ? [texts.notRead(commas(left))] : []),
    ...(read?.isTooLong ? [texts.readFirst(pupilLimits.rows)] : []),
  ]
}

/** The second step: what happens to each row; a changed row is judged anew before anything is made. */
export function CheckStep({
  rows,
  verdicts,
  read,
  isSending,
  onChange,
  onBack,
  onAdd,
}: {
  rows: readonly ListRow[]
  verdicts: readonly NameRowVerdict[]
  read: ReadNames | undefined
  isSending: boolean
  onChange: (rows: readonly ListRow[]) => void
  onBack: () => void
  onAdd: (rows: readonly ListRow[]) => void
}) {
  const [edited, setEdited] = useState<readonly ListRow[]>(rows)
  const count = (of: (verdict: NameRowVerdict) => boolean) => verdicts.filter(of).length
  const fresh = count(({ kind }) => kind === 'new')
  const doubtful = count(isDoubtful)
  const counts = [
    texts.newOnes(fresh),
    texts.hereOnes(count(({ kind }) => kind === 'here')),
    texts.doubtful(doubtful),
  ]
  const isChanged = edited.some((row, at) => row !== rows[at])
  const edit = (at: number, row: ListRow) => setEdited(edited.with(at, row))
  const decide = (at: number, row: ListRow) => {
    edit(at, row)
    onChange(edited.with(at, row))
  }
  return (
    <form
      className={styles.step}
      onSubmit={event => {
        event.preventDefault()
        if (isSending) return
        if (isChanged || doubtful > 0) onChange(edited)
        else onAdd(rows)
      }}
    >
      <p role="status">{commas(counts)}</p>
      {notesOf(read).map(note => (
        <p key={note}>{note}</p>
      ))}
      <div className={styles.table} data-wide>
        <ScrollingTable label={texts.add} isStacked>
          <thead>
            <tr>
              <th scope="col">{texts.firstName}</th>
              <th scope="col">{texts.lastName}</th>
              <th scope="col">{texts.happens}</th>
            </tr>
          </thead>
          <tbody>
            {edited.map((row, at) => (
              <CheckedRow
                key={row.line}
                row={row}
                verdict={verdicts[at]}
                onEdit={changed => edit(at, changed)}
                onDecide={changed => decide(at, changed)}
              />
            ))}
          </tbody>
        </ScrollingTable>
      </div>
      <p className={styles.actions}>
        <button type="button" className={button.secondary} onClick={onBack}>
          {texts.back}
        </button>
        <SubmitButton isSending={isSending} isReady={isChanged || doubtful === 0}>
          {isChanged || doubtful > 0 ? texts.check : fresh > 0 ? texts.addAll(fresh) : texts.take}
        </SubmitButton>
      </p>
    </form>
  )
}
