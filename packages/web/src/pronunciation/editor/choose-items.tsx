import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { NewItem } from '@duologue/domain/pronunciation/item-actions'
import { newItems, type PastedItem } from '@duologue/domain/pronunciation/paste-items'
import { pronunciationLimits as limits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { type ReactNode, useState } from 'react'
import button from '../../ui/button.module.css'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { inTranslation, writtenIn } from '../../ui/written-in'
import styles from './words-dialog.module.css'

/** Items of which some are chosen for a list; those that are in it already are not offered. */
export function ChooseItems({
  label,
  language,
  items,
  failed,
  empty,
  listed,
  onAdd,
}: {
  label: string
  language: string
  /** Undefined while they are on their way. */
  items: readonly NewItem[] | undefined
  failed: string | undefined
  empty: ReactNode
  listed: readonly PronunciationItem[]
  onAdd: (items: readonly PastedItem[]) => void
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  if (failed) return <p role="alert">{failed}</p>
  if (!items) return <LoadingVoices />
  const offered = newItems(items, listed)
  if (offered.length === 0) return empty
  const room = limits.mostItems - listed.length
  const taken = offered.filter(({ text }) => chosen.has(text)).slice(0, room)
  const turn = (text: string) =>
    setChosen(before => {
      const next = new Set(before)
      if (!next.delete(text)) next.add(text)
      return next
    })
  const isAll = offered.every(({ text }) => chosen.has(text))
  return (
    <>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => setChosen(new Set(isAll ? [] : offered.map(({ text }) => text)))}
        />
        <span>{texts.chooseAll}</span>
      </label>
      <fieldset className={styles.words}>
        <legend className="visually-hidden">{label}</legend>
        {offered.map(({ text, translation, pinyin }) => (
          <label key={text}>
            <input type="checkbox" checked={chosen.has(text)} onChange={() => turn(text)} />
            <span>
              <strong {...writtenIn(language)}>{text}</strong>{' '}
              <small lang="zh-Latn">{pinyin}</small> <small {...inTranslation}>{translation}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={button.primary}
        disabled={taken.length === 0}
        onClick={() => onAdd(taken)}
      >
        {texts.addItems(taken.length)}
      </button>
    </>
  )
}
