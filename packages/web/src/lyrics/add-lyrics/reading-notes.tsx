import { importWarnings, addLyricsTexts as texts } from '@duologue/domain/messages/add-lyrics'
import type { Added } from './add-sheet'
import styles from './reading-notes.module.css'

const mostShown = 100

/** What is to be known of the text that was read: its lines by their numbers, and what was there already. */
export function ReadingNotes({ added: { warnings, alreadyThere } }: { added: Added }) {
  if (warnings.length === 0 && alreadyThere === 0) return null
  return (
    <aside className={styles.notes}>
      {alreadyThere > 0 ? <p>{texts.alreadyThere(alreadyThere)}</p> : null}
      {warnings.length > 0 ? (
        <details>
          <summary>{texts.notesTitle(warnings.length)}</summary>
          <ul>
            {warnings.slice(0, mostShown).map(({ line, code, text }) => (
              <li key={`${line} ${code}`}>
                <b>{texts.line(line)}</b> {importWarnings[code]} <q>{text}</q>
              </li>
            ))}
          </ul>
          {warnings.length > mostShown ? <p>{texts.more(warnings.length - mostShown)}</p> : null}
        </details>
      ) : null}
    </aside>
  )
}
