import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { isMachineMade, lineTextFault } from '@duologue/domain/conversations/line-fields'
import {
  lineRowTexts,
  authoringTexts as texts,
} from '@duologue/domain/messages/conversations/authoring'
import { type KeyboardEvent, memo, useState } from 'react'
import { RowField } from '../../../editor-kit/row-field'
import { RowFrame } from '../../../editor-kit/row-frame'
import { latePart } from '../../../ui/feedback/late-part'
import { CharacterSwitch } from '../character-switch'
import { LineClip } from './line-clip'
import styles from './line-row.module.css'
import type { Shared } from './line-shared'

/** What a row opens; its editor fetches it ahead. */
export const LineMore = latePart(async () => (await import('./line-more')).LineMore)

/** One line as it is written (conversations.md#line-actions); drawn anew only when it has changed itself. */
export const LineRow = memo(function LineRow({
  line,
  place,
  total,
  shared,
  onFocus,
}: {
  line: EditedLine
  place: number
  total: number
  shared: Shared
  onFocus: (id: string) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  // The tick stays where it was pressed.
  const [isDraft] = useState(line.madeBy === 'draft')
  const { id, text, translation } = line
  const { actions, language, translationLanguage } = shared
  const onKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== '1' && event.key !== '2')) return
    event.preventDefault()
    actions.change(id, { character: event.key === '1' ? 1 : 2 })
  }
  const words = { row: id, actions, onKeys }
  return (
    <RowFrame
      id={id}
      place={place}
      total={total}
      texts={lineRowTexts}
      actions={actions}
      className={styles.line}
      data-voice={line.character}
      end={<LineClip line={line} place={place} language={language} />}
      more={isOpen ? <LineMore line={line} place={place} total={total} shared={shared} /> : null}
      onMore={setIsOpen}
    >
      <CharacterSwitch
        character={line.character}
        place={place}
        names={shared.names}
        onChange={character => actions.change(id, { character })}
      />
      <RowField
        {...words}
        kind="text"
        language={language}
        value={text}
        most={limits.lineText}
        label={lineRowTexts.textOf(place)}
        fault={lineTextFault(text)}
        onFocus={() => onFocus(id)}
        onValue={typed => actions.change(id, { text: typed })}
      />
      <RowField
        {...words}
        kind="translation"
        language={translationLanguage}
        value={translation ?? ''}
        most={limits.lineTranslation}
        label={lineRowTexts.translationOf(place)}
        onValue={typed => actions.change(id, { translation: typed || null })}
      />
      <p className={styles.facts}>
        {isMachineMade(line.translationSource) ? (
          <span className={styles.machine}>{texts.machineMade}</span>
        ) : null}
        {isDraft ? <ReadTick line={line} place={place} change={actions.change} /> : null}
        <span className={styles.count}>{texts.counted(text.length, limits.lineText)}</span>
      </p>
    </RowFrame>
  )
})

/** Whoever has read a drafted line says so here; changing it says it, too (conversations.md#drafted-lines). */
const ReadTick = ({
  line: { id, madeBy },
  place,
  change,
}: {
  line: EditedLine
  place: number
  change: Shared['actions']['change']
}) => (
  <span className={styles.drafted}>
    {texts.drafted}
    <label>
      <input
        type="checkbox"
        aria-label={texts.readLine(place)}
        checked={madeBy === null}
        onChange={event => change(id, { madeBy: event.target.checked ? null : 'draft' })}
      />
      {texts.read}
    </label>
  </span>
)
