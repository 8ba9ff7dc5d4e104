import type { LanguageCode } from '@duologue/domain/choices/languages'
import { itemRowTexts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { useMemo, useState } from 'react'
import type { Client } from '../../api/client'
import { RowsPane } from '../../editor-kit/rows-pane'
import { useRows } from '../../editor-kit/use-rows'
import { itemActionsOf, itemRules } from './item-actions-of'
import { ItemRow } from './item-row'
import { ItemWays } from './item-ways'

type Items = PronunciationItem[]

/**
 * The items of a list with all that can be done with them (pronunciation.md#editing): typed, or taken from somewhere.
 */
export function ItemsPane({
  client,
  items,
  language,
  now,
  onItems,
  onNoLanguage,
  isChecked = false,
  isNew = false,
}: {
  client: Client
  items: readonly PronunciationItem[]
  /** Null until it is chosen. */
  language: LanguageCode | null
  /** The items as they are when something is done. */
  now: () => Items
  onItems: (items: Items) => void
  /** Leads to the choice of a language while there is none. */
  onNoLanguage?: () => void
  /** Whether the faults of all rows show. */
  isChecked?: boolean
  /** Whether the list is made only now. */
  isNew?: boolean
}) {
  const [open, setOpen] = useState<string | null>(null)
  const rows = useRows(now, onItems, itemRules)
  const shared = useMemo(
    () => ({
      client,
      language: language ?? 'en',
      actions: itemActionsOf(now, onItems, rows.actions),
      onOpen: setOpen,
    }),
    [client, now, onItems, rows.actions, language],
  )
  const textOf = new Map(items.map(({ id, text }) => [id, text]))
  return (
    <RowsPane
      texts={itemRowTexts}
      count={items.length}
      most={itemRules.most}
      rows={rows}
      tools={<ItemWays {...{ client, language, now, onItems, onNoLanguage, isNew }} />}
    >
      {items.map((item, index) => (
        <ItemRow
          key={item.id}
          item={item}
          place={index + 1}
          total={items.length}
          contrast={item.contrast === null ? undefined : textOf.get(item.contrast)}
          isChecked={isChecked}
          others={open === item.id ? items : null}
          shared={shared}
        />
      ))}
    </RowsPane>
  )
}
