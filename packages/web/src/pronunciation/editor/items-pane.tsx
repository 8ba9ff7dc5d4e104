import type { LanguageCode } from '@duologue/domain/choices/languages'
import { pronunciationLimits as limits } from '@duologue/domain/choices/pronunciation-limits'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { restoreItem } from '@duologue/domain/pronunciation/item-actions'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { UndoBar } from '../../ui/feedback/undo-bar'
import { NothingFound } from '../../ui/lists/nothing-found'
import { itemActionsOf } from './item-actions-of'
import { ItemRow, itemFieldOf } from './item-row'
import { ItemWays } from './item-ways'
import styles from './items-pane.module.css'

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
  const [deleted, setDeleted] = useState<{ before: Items; id: string } | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const forget = useCallback(() => setDeleted(null), [])
  useEffect(() => {
    if (wanted !== null) document.getElementById(itemFieldOf(wanted))?.focus()
  }, [wanted])
  const shared = useMemo(() => {
    const plain = itemActionsOf(now, onItems, (before, id) => setDeleted({ before, id }))
    const actions: typeof plain = {
      ...plain,
      add: after => {
        // A row that waits to be written in is taken before another one is made.
        const next = now()[now().findIndex(item => item.id === after) + 1]
        if (after !== undefined && next && (next.text + next.translation).trim() === '') {
          document.getElementById(itemFieldOf(next.id))?.focus()
          return next.id
        }
        if (now().length >= limits.mostItems) return ''
        const id = plain.add(after)
        setWanted(id)
        return id
      },
      move: (id, by) => {
        plain.move(id, by)
        setSaid(texts.moved(now().findIndex(item => item.id === id) + 1, now().length))
      },
    }
    return { client, language: language ?? 'en', actions, onOpen: setOpen }
  }, [client, now, onItems, language])
  const undo = () => {
    if (deleted) onItems(restoreItem(now(), deleted.before, deleted.id))
    setDeleted(null)
  }
  const textOf = new Map(items.map(({ id, text }) => [id, text]))
  return (
    <section className={styles.pane} aria-labelledby="items-title">
      <div className={styles.head}>
        <h2 id="items-title">{texts.items}</h2>
        <span className={styles.count}>{texts.itemsOf(items.length, limits.mostItems)}</span>
      </div>
      <ItemWays {...{ client, language, now, onItems, onNoLanguage, isNew }} />
      {items.length === 0 ? <NothingFound title={texts.noItems} /> : null}
      <p className={styles.help}>{texts.itemsHelp}</p>
      <ol className={styles.items}>
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
      </ol>
      <button
        type="button"
        className={button.secondary}
        disabled={items.length >= limits.mostItems}
        onClick={() => shared.actions.add()}
      >
        {texts.addItem}
      </button>
      <UndoBar
        what={deleted}
        text={texts.itemDeleted}
        undo={texts.undo}
        onUndo={undo}
        onGone={forget}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}
