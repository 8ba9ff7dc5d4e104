import type { NameRowVerdict } from '@duologue/contract/pupils'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { isDoubtful } from '@duologue/domain/pupils/judge-names'
import styles from './add-pupils.module.css'
import { type ListRow, verdictText } from './row-of-names'

/** A row of the list that can be changed, with what happens to it; a doubtful one has its choices. */
export function CheckedRow({
  row,
  verdict,
  onEdit,
  onDecide,
}: {
  row: ListRow
  verdict: NameRowVerdict | undefined
  onEdit: (row: ListRow) => void
  onDecide: (row: ListRow) => void
}) {
  const isWrong = verdict !== undefined && isDoubtful(verdict)
  const hasChoice = isWrong || row.decision !== undefined
  const mayBeNew =
    verdict?.kind === 'twice' ||
    verdict?.kind === 'perhaps' ||
    verdict?.kind === 'left' ||
    verdict?.kind === 'new'
  const of = (label: string) => `${label}, ${texts.line(row.line)}`
  return (
    <tr>
      <td data-label={texts.firstName}>
        <input
          className={styles.cell}
          aria-label={of(texts.firstName)}
          aria-invalid={verdict?.kind === 'fault' || undefined}
          value={row.given}
          onChange={event => onEdit({ ...row, given: event.target.value })}
        />
      </td>
      <td data-label={texts.lastName}>
        <input
          className={styles.cell}
          aria-label={of(texts.lastName)}
          value={row.family}
          onChange={event => onEdit({ ...row, family: event.target.value })}
        />
      </td>
      <td data-label={texts.happens}>
        <span className={isWrong ? styles.wrong : undefined}>
          {verdict ? verdictText(verdict) : null}
        </span>
        {hasChoice ? (
          <select
            className={styles.cell}
            aria-label={texts.whatToDo(`${row.given} ${row.family}`.trim())}
            value={row.decision ?? ''}
            onChange={event => {
              const decision = event.target.value
              onDecide({
                ...row,
                decision: decision === 'new' || decision === 'leave' ? decision : undefined,
              })
            }}
          >
            <option value="">{texts.choose}</option>
            {mayBeNew ? <option value="new">{texts.anotherPupil}</option> : null}
            <option value="leave">{texts.leaveOut}</option>
          </select>
        ) : null}
      </td>
    </tr>
  )
}
