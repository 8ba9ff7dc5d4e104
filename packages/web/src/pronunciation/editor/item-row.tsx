import { textDirection } from '@duologue/domain/choices/languages'
import { pronunciationLimits as limits } from '@duologue/domain/choices/pronunciation-limits'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { itemTextFault } from '@duologue/domain/pronunciation/item-fields'
import { type KeyboardEvent, memo, Suspense, useId, useState } from 'react'
import type { Client } from '../../api/client'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { PlaceTools } from '../../ui/lists/place-tools'
import type { ItemActions } from './item-actions-of'
import styles from './item-row.module.css'

const ItemMore = latePart(async () => (await import('./item-more')).ItemMore)

/** The id of the field of an item's text, so that it can be given the focus. */
export const itemFieldOf = (id: string) => `item-${id}`

/** What is the same for all rows. */
export interface RowShared {
  client: Client
  language: string
  actions: ItemActions
  onOpen: (id: string | null) => void
}

/** One item as it is written (pronunciation.md#items); drawn anew only when it has changed itself. */
export const ItemRow = memo(function ItemRow({
  item,
  place,
  total,
  contrast,
  isChecked,
  others,
  shared: { client, language, actions, onOpen },
}: {
  item: PronunciationItem
  place: number
  total: number
  /** The text that it is easily confused with. */
  contrast: string | undefined
  /** Whether faults show though nobody was in the field. */
  isChecked: boolean
  /** The items of the list, for the one row that is open. */
  others: readonly PronunciationItem[] | null
  shared: RowShared
}) {
  const [isTouched, setIsTouched] = useState(false)
  const faultId = useId()
  const { id, text, translation, pinyin, audio } = item
  const fault = isTouched || isChecked ? itemTextFault(text) : undefined
  const onKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    actions.add(id)
  }
  return (
    <li className={styles.row} aria-label={texts.itemPlace(place)}>
      <PlaceTools
        id={id}
        kind="item"
        place={place}
        total={total}
        texts={texts}
        onMove={actions.move}
        onDrop={actions.drop}
      />
      <div className={styles.words}>
        <input
          id={itemFieldOf(id)}
          className={styles.text}
          lang={language}
          dir={textDirection(language)}
          value={text}
          maxLength={limits.text}
          placeholder={texts.text}
          aria-label={texts.textOf(place)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={faultId}
          autoComplete="off"
          onBlur={() => setIsTouched(true)}
          onKeyDown={onKeys}
          onChange={event => actions.change(id, { text: event.target.value })}
        />
        <input
          className={styles.translation}
          value={translation}
          maxLength={limits.translation}
          placeholder={texts.translation}
          aria-label={texts.translationOf(place)}
          autoComplete="off"
          onKeyDown={onKeys}
          onChange={event => actions.change(id, { translation: event.target.value })}
        />
        <p id={faultId} className={styles.facts}>
          {fault ? <span className={styles.fault}>{fault}</span> : null}
          {pinyin ? <span lang="zh-Latn">{pinyin}</span> : null}
          {contrast === undefined ? null : (
            <span lang={language}>{texts.contrastIs(contrast)}</span>
          )}
          {audio === null ? null : <span>{texts.hasAudio}</span>}
        </p>
      </div>
      <div className={styles.end}>
        <IconButton
          label={others ? texts.less(place) : texts.more(place)}
          aria-expanded={others !== null}
          onClick={() => onOpen(others ? null : id)}
        >
          <Icon name="settings" />
        </IconButton>
        <IconButton label={texts.deleteItem(place)} onClick={() => actions.remove(id)}>
          <Icon name="cross" />
        </IconButton>
      </div>
      {others ? (
        <Suspense>
          <ItemMore
            client={client}
            item={item}
            place={place}
            others={others}
            language={language}
            actions={actions}
          />
        </Suspense>
      ) : null}
    </li>
  )
})
