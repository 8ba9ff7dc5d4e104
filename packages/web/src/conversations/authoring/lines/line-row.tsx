import { textDirection } from '@duologue/domain/choices/languages'
import type { EditedLine } from '@duologue/domain/conversations/conversation-edit'
import { conversationLimits as limits } from '@duologue/domain/conversations/conversation-limits'
import { isMachineMade, lineTextFault } from '@duologue/domain/conversations/line-fields'
import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { type KeyboardEvent, memo, Suspense, useId, useState } from 'react'
import { latePart } from '../../../ui/feedback/late-part'
import { Icon } from '../../../ui/icon'
import { IconButton } from '../../../ui/icon-button'
import { PlaceTools } from '../../../ui/lists/place-tools'
import { CharacterSwitch } from '../character-switch'
import { LineClip } from './line-clip'
import styles from './line-row.module.css'
import type { Shared } from './line-shared'

/** What a row opens; its editor fetches it ahead. */
export const LineMore = latePart(async () => (await import('./line-more')).LineMore)

/** The id of the field of a line's text, so that a new line can be given the focus. */
export const textFieldOf = (id: string) => `text-${id}`

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
  const [isTouched, setIsTouched] = useState(false)
  const fieldId = useId()
  const { id, text, translation } = line
  const { actions, language, translationLanguage } = shared
  const fault = isTouched ? lineTextFault(text) : undefined
  const onKeys = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === '1' || event.key === '2')) {
      event.preventDefault()
      actions.change(id, { character: event.key === '1' ? 1 : 2 })
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      actions.add(id)
    }
  }
  return (
    <li className={styles.row} data-voice={line.character} aria-label={texts.linePlace(place)}>
      <PlaceTools
        id={id}
        kind="line"
        place={place}
        total={total}
        texts={texts}
        onMove={actions.move}
        onDrop={actions.drop}
      />
      <div className={styles.words}>
        <CharacterSwitch
          character={line.character}
          place={place}
          names={shared.names}
          onChange={character => actions.change(id, { character })}
        />
        <textarea
          id={textFieldOf(id)}
          className={styles.text}
          rows={1}
          lang={language}
          dir={textDirection(language)}
          value={text}
          maxLength={limits.lineText}
          placeholder={texts.text}
          aria-label={texts.textOf(place)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${fieldId}-fault` : undefined}
          onFocus={() => onFocus(id)}
          onBlur={() => setIsTouched(true)}
          onKeyDown={onKeys}
          onChange={event => actions.change(id, { text: event.target.value.replaceAll('\n', ' ') })}
        />
        <textarea
          className={styles.translation}
          rows={1}
          lang={translationLanguage}
          dir={textDirection(translationLanguage)}
          value={translation ?? ''}
          maxLength={limits.lineTranslation}
          placeholder={texts.translation}
          aria-label={texts.translationOf(place)}
          onKeyDown={onKeys}
          onChange={event => {
            const typed = event.target.value.replaceAll('\n', ' ')
            actions.change(id, { translation: typed === '' ? null : typed })
          }}
        />
        <p className={styles.facts}>
          <span id={`${fieldId}-fault`} className={styles.fault}>
            {fault}
          </span>
          {isMachineMade(line.translationSource) ? (
            <span className={styles.machine}>{texts.machineMade}</span>
          ) : null}
          <span className={styles.count}>{texts.counted(text.length, limits.lineText)}</span>
        </p>
      </div>
      <div className={styles.end}>
        <LineClip line={line} place={place} language={language} />
        <IconButton
          label={isOpen ? texts.less(place) : texts.more(place)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="settings" />
        </IconButton>
        <IconButton label={texts.deleteLine(place)} onClick={() => actions.remove(id)}>
          <Icon name="cross" />
        </IconButton>
      </div>
      {isOpen ? (
        <Suspense>
          <LineMore line={line} place={place} total={total} shared={shared} />
        </Suspense>
      ) : null}
    </li>
  )
})
