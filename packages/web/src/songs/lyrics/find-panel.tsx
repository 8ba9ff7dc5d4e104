import { codeOfSongLanguage } from '@duologue/domain/choices/song-choices'
import { findTexts as texts } from '@duologue/domain/messages/songs/find-panel'
import {
  type FoundText,
  type SearchedField,
  searchedFields,
  type TextSearch,
} from '@duologue/domain/songs/editing/find-text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import button from '../../ui/button.module.css'
import { notify } from '../../ui/feedback/notify'
import { TextField } from '../../ui/fields/text-field'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { RowWindow, type RowWindowHandle } from '../../ui/lists/row-window'
import type { BookState } from '../editing/book-state'
import type { SongActs } from '../editing/song-acts'
import styles from './find-panel.module.css'
import { FoundRow } from './found-row'
import type { FindAsked } from './use-find'
import { useFound } from './use-found'

const fieldNames: Readonly<Record<SearchedField, string>> = {
  text: texts.texts,
  translation: texts.translations,
}
const lyricsOf = (found: readonly FoundText[]) => new Set(found.map(({ id }) => id)).size

/** Finds a text in a song's lyrics and translations, shows what replacing it comes to, and does so. */
export function FindPanel({
  asked,
  state: { song, stored },
  acts,
  onChosen,
  onClose,
}: {
  /** Another object each time that it is asked for. */
  asked: FindAsked
  state: BookState
  acts: SongActs
  onChosen: (id: string) => void
  onClose: () => void
}) {
  const [search, setSearch] = useState<TextSearch>({
    text: asked.text,
    matchCase: false,
    wholeWord: false,
    fields: searchedFields,
  })
  const [replacement, setReplacement] = useState('')
  const [seen, setSeen] = useState(asked)
  const { found, at, isFresh, step, go, goAfter } = useFound(song.lyrics, search)
  const panel = useRef<HTMLElement>(null)
  const rows = useRef<RowWindowHandle>(null)
  if (seen !== asked) {
    setSeen(asked)
    if (asked.text) setSearch({ ...search, text: asked.text })
  }
  useEffect(() => {
    const inputs = panel.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')
    inputs?.[asked.field === 'find' ? 0 : 1]?.select()
  }, [asked])
  useEffect(() => rows.current?.show(Math.max(0, at)), [at])

  const show = (one: FoundText | undefined) => {
    if (one) onChosen(one.id)
  }
  const replace = (chosen: readonly FoundText[]) => {
    const { edits, count, refused } = acts.replace(chosen, replacement)
    if (refused > 0) notify('warning', texts.refused(refused))
    const lyrics = new Set(edits.map(({ id }) => id)).size
    if (chosen.length > 1 && count > 0) notify('success', texts.replaced(count, lyrics))
    const [one] = chosen
    if (one) goAfter(one, count > 0 ? replacement.normalize('NFC').length : one.end - one.start)
  }
  const replaceOne = () => {
    const one = found[at]
    if (!one) return
    show(one)
    replace([one])
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if ((event.ctrlKey || event.metaKey) && event.altKey) replace(found)
    else if (event.target.name === 'replacement') replaceOne()
    else show(step(event.shiftKey ? -1 : 1))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    const box = panel.current
    box?.addEventListener('keydown', listen)
    return () => box?.removeEventListener('keydown', listen)
  }, [])
  const toggle = (label: string, isOn: boolean, change: Partial<TextSearch>) => (
    <label key={label}>
      <input type="checkbox" checked={isOn} onChange={() => setSearch({ ...search, ...change })} />
      {label}
    </label>
  )
  const isNone = found.length === 0
  // Not disabled: the focus would be lost with the last one that is replaced.
  const tool = (label: string, act: () => void) => (
    <button type="button" className={button.secondary} aria-disabled={isNone} onClick={act}>
      {label}
    </button>
  )
  return (
    <section ref={panel} role="search" className={styles.panel} aria-label={texts.title}>
      <div className={styles.fields} data-dense="">
        <TextField
          label={texts.find}
          autoComplete="off"
          spellCheck={false}
          value={search.text}
          onChange={({ target }) => setSearch({ ...search, text: target.value })}
        />
        <TextField
          label={texts.replaceBy}
          name="replacement"
          autoComplete="off"
          spellCheck={false}
          value={replacement}
          onChange={({ target }) => setReplacement(target.value)}
        />
        <IconButton label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className={styles.options}>
        {toggle(texts.matchCase, search.matchCase, { matchCase: !search.matchCase })}
        {toggle(texts.wholeWord, search.wholeWord, { wholeWord: !search.wholeWord })}
        {searchedFields.map(field => {
          const isOn = search.fields.includes(field)
          const others = search.fields.filter(one => one !== field)
          return toggle(fieldNames[field], isOn, { fields: isOn ? others : [...others, field] })
        })}
      </div>
      <div className={styles.tools}>
        <p role="status">
          {search.text === ''
            ? null
            : isNone
              ? texts.none
              : texts.found(found.length, lyricsOf(found))}
        </p>
        {isNone || isFresh ? null : <p>{texts.at(at + 1, found.length)}</p>}
        {tool(texts.previous, () => show(step(-1)))}
        {tool(texts.next, () => show(step(1)))}
        {tool(texts.replace, replaceOne)}
        {tool(texts.replaceAll, () => replace(found))}
      </div>
      {isNone ? null : (
        <RowWindow
          label={texts.list}
          count={found.length}
          handle={rows}
          row={place => {
            const one = found[place]
            return one ? (
              <FoundRow
                key={place}
                found={one}
                lang={codeOfSongLanguage(stored.language)}
                replacement={replacement}
                isCurrent={place === at && !isFresh}
                onChoose={() => show(go(one))}
              />
            ) : null
          }}
        />
      )}
    </section>
  )
}
