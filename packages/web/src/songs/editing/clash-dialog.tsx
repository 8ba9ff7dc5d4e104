import { fieldNames } from '@duologue/domain/messages/songs/song-dialogs'
import type { Clash } from '@duologue/domain/songs/editing/rebase'
import { TwoVersionsDialog } from '../../autosave/two-versions-dialog'
import { valueText } from './edit-list'
import styles from './song-dialogs.module.css'

/** Shows both values of a field that two have changed differently, of which one must be chosen (songs.md#conflicts). */
export function ClashDialog({
  clash: { opId, edit, theirs },
  onChoose,
}: {
  clash: Clash
  onChoose: (opId: string, whose: 'mine' | 'theirs') => void
}) {
  const { field } = edit
  const value = (one: unknown) => (
    <>
      <h4>{fieldNames[field] ?? field}</h4>
      <p className={styles.quote}>{valueText(field, one)}</p>
    </>
  )
  return (
    <TwoVersionsDialog
      key={opId}
      mine={value(edit.value)}
      theirs={value(theirs)}
      onChoose={whose => onChoose(opId, whose)}
    />
  )
}
