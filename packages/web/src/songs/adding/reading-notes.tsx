import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { addLyricsTexts as texts } from '@duologue/domain/messages/songs/add-lyrics'
import { importWarnings } from '@duologue/domain/messages/songs/lyric-notes'
import type { Client } from '../../api/client'
import type { Added } from './parse-lyrics'
import styles from './reading-notes.module.css'
import { SongOffers } from './song-offers'

const mostShown = 100

/** What is told of the text: its lines by their numbers, and what was there already. */
function Notes({ added: { warnings, alreadyThere } }: { added: Added }) {
  if (warnings.length === 0 && alreadyThere === 0) return null
  return (
    <aside className={styles.notes}>
      {alreadyThere > 0 ? <p>{texts.alreadyThere(alreadyThere)}</p> : null}
      {warnings.length > 0 ? (
        <details>
          <summary>{texts.notesTitle(warnings.length)}</summary>
          <ul>
            {warnings.slice(0, mostShown).map(({ line, code, text }) => (
              // Each is told once of a line.
              <li key={`${line} ${code} ${text}`}>
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

/** What is to be known of the text that was read, and what it offers for its song. */
export const ReadingNotes = ({
  client,
  song,
  added,
}: {
  client: Client
  song: WholeSong
  added: Added
}) => (
  <>
    <Notes added={added} />
    <SongOffers client={client} song={song} metadata={added.metadata} />
  </>
)
