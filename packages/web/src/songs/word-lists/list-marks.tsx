import { wordListTexts as texts } from '@duologue/domain/messages/songs/word-lists'
import type { ListLine } from './list-lines'
import styles from './list-marks.module.css'
import type { ListSheet } from './list-sheet'
import { MarkPopover } from './mark-popover'

/** The lyrics at these places, as a list to read. */
function Lines({ sheet, places }: { sheet: ListSheet; places: readonly number[] }) {
  return (
    <ul>
      {places.map(place => (
        <li key={place}>{texts.duplicateLine(place + 1, sheet.lines()[place]?.text ?? '')}</li>
      ))}
    </ul>
  )
}

/** EDITED, the star of a lyric that has duplicates, DUPLICATE and EMPTY (lyrics.md#words-editor). */
export function ListMarks({ sheet, line }: { sheet: ListSheet; line: ListLine }) {
  const { isEdited, marks } = line
  const { original, duplicates, isEmpty } = marks
  return (
    <span className={styles.marks}>
      {isEdited ? <span className={styles.edited}>{texts.edited}</span> : null}
      {original === null && duplicates.length > 0 ? (
        <MarkPopover label={texts.hasLater} look="star" sign={<span aria-hidden="true">★</span>}>
          <p>{texts.hasLater}</p>
          <Lines sheet={sheet} places={duplicates} />
        </MarkPopover>
      ) : null}
      {original === null ? null : (
        <MarkPopover label={texts.duplicate} look="tag" sign={texts.duplicate}>
          <p>{texts.isDuplicate(original + 1)}</p>
          <Lines sheet={sheet} places={[original]} />
          {duplicates.length > 0 ? (
            <>
              <p>{texts.others}</p>
              <Lines sheet={sheet} places={duplicates} />
            </>
          ) : null}
        </MarkPopover>
      )}
      {isEmpty ? (
        <span className={styles.empty} title={texts.emptyHint}>
          {texts.empty}
        </span>
      ) : null}
    </span>
  )
}
