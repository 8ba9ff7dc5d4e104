import { draftNoteTexts, draftTexts as texts } from '@duologue/domain/messages/conversations/drafts'
import { list } from '@duologue/domain/messages/say'
import styles from './draft-lines.module.css'
import type { Drafted } from './drafted'

/** A note in words: how many lines or words it is about, and which. */
function said({ kind, lines, words }: Drafted['notes'][number], level: string): string {
  if (kind === 'count') return draftNoteTexts.count(lines[0] ?? 0)
  const named = kind === 'unused' || kind === 'rare' ? words : lines.map(String)
  return draftNoteTexts[kind](named.length, list(named), level)
}

/** What there is to look at in a draft (conversations.md#notes-on-a-draft). */
export function DraftNotes({ drafted: { notes, lines, asked } }: { drafted: Drafted }) {
  return (
    <div className={styles.notes} role="status">
      <p>{texts.drafted(lines.length)}</p>
      {notes.length > 0 ? (
        <>
          <h3>{texts.notes}</h3>
          <ul>
            {notes.map(note => (
              <li key={note.kind}>{said(note, asked.level)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
