import {
  itemRowTexts,
  pronunciationEditorTexts as texts,
} from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { itemTextFault } from '@duologue/domain/pronunciation/item-fields'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { memo } from 'react'
import { RowField } from '../../editor-kit/row-field'
import { RowFrame } from '../../editor-kit/row-frame'
import { latePart } from '../../ui/feedback/late-part'
import styles from './item-row.module.css'
import type { ItemShared } from './item-shared'

const ItemMore = latePart(async () => (await import('./item-more')).ItemMore)

/** One item as it is written (pronunciation.md#items); drawn anew only when it has changed itself. */
export const ItemRow = memo(function ItemRow({
  item,
  place,
  total,
  contrast,
  isChecked,
  others,
  shared,
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
  shared: ItemShared
}) {
  const { id, text, translation, pinyin, audio } = item
  const { language, actions, onOpen } = shared
  return (
    <RowFrame
      id={id}
      place={place}
      total={total}
      texts={itemRowTexts}
      actions={actions}
      data-short
      more={others ? <ItemMore item={item} place={place} others={others} shared={shared} /> : null}
      onMore={isOpen => onOpen(isOpen ? id : null)}
    >
      <RowField
        row={id}
        kind="text"
        language={language}
        value={text}
        most={limits.text}
        label={itemRowTexts.textOf(place)}
        fault={itemTextFault(text)}
        isChecked={isChecked}
        actions={actions}
        onValue={typed => actions.change(id, { text: typed })}
      />
      <RowField
        row={id}
        kind="translation"
        value={translation}
        most={limits.translation}
        label={itemRowTexts.translationOf(place)}
        actions={actions}
        onValue={typed => actions.change(id, { translation: typed })}
      />
      <p className={styles.facts}>
        {pinyin ? <span lang="zh-Latn">{pinyin}</span> : null}
        {contrast === undefined ? null : <span lang={language}>{texts.contrastIs(contrast)}</span>}
        {audio === null ? null : <span>{texts.hasAudio}</span>}
      </p>
    </RowFrame>
  )
})
