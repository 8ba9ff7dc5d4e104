import { commas, named } from '@duologue/domain/messages/joined'
import { fieldNames, songEditNames as names } from '@duologue/domain/messages/songs/song-dialogs'
import type { Edit } from '@duologue/domain/songs/editing/edit'
import { asText, type WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import { tellTime } from '@duologue/domain/songs/times/time'
import styles from './edit-list.module.css'

/** A value of a field in words. */
export function valueText(field: string, value: unknown): string {
  if (Array.isArray(value))
    return commas(
      value.map((one: WordInHand | string) => (typeof one === 'string' ? one : one.text)),
    )
  if ((field === 'startTime' || field === 'stopTime') && typeof value === 'number')
    return tellTime(value)
  return asText(value)
}

const sentence = (edit: Edit): string => {
  switch (edit.kind) {
    case 'song':
    case 'lyric':
      return named(fieldNames[edit.field] ?? edit.field, valueText(edit.field, edit.value))
    case 'add':
      return named(names.add, edit.line.text)
    default:
      return names[edit.kind]
  }
}

/** Word times follow from what is told beside them. */
const isTold = ({ edit }: WaitingEdit) => edit.kind !== 'lyric' || edit.field !== 'marks'

/** Edits as sentences, in the order in which they were made. */
export function EditList({ waiting }: { waiting: readonly WaitingEdit[] }) {
  return (
    <ul className={styles.edits}>
      {waiting.filter(isTold).map(({ opId, edit }) => (
        <li key={opId}>{sentence(edit)}</li>
      ))}
    </ul>
  )
}
