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
const tellFound = (found: readonly FoundText[]) =>
  found.length === 0
    ? texts.none
    : texts.found(found.length, new Set(found.map(({ id }) => id)).size)

/** What is looked for: each time that it is asked for, the text that was selected, in the field that was named. */
function useAskedSearch(asked: FindAsked, panel: React.RefObject<HTMLElement | null>) {
  const [search, setSearch] = useState<TextSearch>({
    text: asked.text,
    matchCase: false,
    wholeWord: false,
    fields: searchedFields,
  })
  const [seen, setSeen] = useState(asked)
  if (seen !== asked) {
    setSeen(asked)
    if (asked.text) setSearch({ ...search, text: asked.text })
  }
  useEffect(() => {
    const inputs = panel.current?.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')
    inputs?.[asked.field === 'find' ? 0 : 1]?.select()
  }, [asked, panel])
  return [search, setSearch] as const
}

/** The keys that are heard in the fields of the panel. */
function useFindKeys(
  panel: React.RefObject<HTMLElement | null>,
  acts: { close(): void; replaceOne(): void; replaceAll(): void; go(by: 1 | -1): void },
) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return acts.close()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if ((event.ctrlKey || event.metaKey) && event.altKey) acts.replaceAll()
    else if (event.target.name === 'replacement') acts.replaceOne()
    else acts.go(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    const box = panel.current
    box?.addEventListener('keydown', listen)
    return () => box?.removeEventListener('keydown', listen)
  }, [panel])
}

/** A field whose text is taken letter by letter. */
const PlainField = ({
  onText,
  ...field
}: {
  label: string
  name?: string
  value: string
  onText: (text: string) => void
}) => (
  <TextField
    {...field}
    autoComplete="off"
    spellCheck={false}
    onChange={({ target }) => onText(target.value)}
  />
)

/** What was found, a row for each; the one at which its reader is comes into view. */
function FoundList({
  found,
  at,
  row,
}: {
  found: readonly FoundText[]
  at: number
  row: (one: FoundText, place: number) => React.ReactElement
}) {
  const rows = useRef<RowWindowHandle>(null)
  useEffect(() => rows.current?.show(Math.max(0, at)), [at])
  return (
    <RowWindow
      label={texts.list}
      count={found.length}
      handle={rows}
      row={place => {
        const one = found[place]
        return one ? row(one, place) : null
      }}
    />
  )
}

/** How, and in which fields, a text is looked for. */
function SearchOptions({
  search,
  onSearch,
}: {
  search: TextSearch
  onSearch: (search: TextSearch) => void
}) {
  const toggle = (label: string, isOn: boolean, change: Partial<TextSearch>) => (
    <label key={label}>
      <input type="checkbox" checked={isOn} onChange={() => onSearch({ ...search, ...change })} />
      {label}
    </label>
  )
  return (
    <div className={styles.options}>
      {toggle(texts.matchCase, search.matchCase, { matchCase: !search.matchCase })}
      {toggle(texts.wholeWord, search.wholeWord, { wholeWord: !search.wholeWord })}
      {searchedFields.map(field => {
        const isOn = search.fields.includes(field)
        const others = search.fields.filter(one => one !== field)
        return toggle(fieldNames[field], isOn, { fields: isOn ? others : [...others, field] })
      })}
    </div>
  )
}

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
  const panel = useRef<HTMLElement>(null)
  const [search, setSearch] = useAskedSearch(asked, panel)
  const [replacement, setReplacement] = useState('')
  const { found, at, isFresh, step, go, goAfter } = useFound(song.lyrics, search)

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
  useFindKeys(panel, {
    close: onClose,
    replaceOne,
    replaceAll: () => replace(found),
    go: by => show(step(by)),
  })
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
        <PlainField
          label={texts.find}
          value={search.text}
          onText={text => setSearch({ ...search, text })}
        />
        <PlainField
          label={texts.replaceBy}
          name="replacement"
          value={replacement}
          onText={setReplacement}
        />
        <IconButton label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <SearchOptions search={search} onSearch={setSearch} />
      <div className={styles.tools}>
        <p role="status">{search.text === '' ? null : tellFound(found)}</p>
        {isNone || isFresh ? null : <p>{texts.at(at + 1, found.length)}</p>}
        {tool(texts.previous, () => show(step(-1)))}
        {tool(texts.next, () => show(step(1)))}
        {tool(texts.replace, replaceOne)}
        {tool(texts.replaceAll, () => replace(found))}
      </div>
      {isNone ? null : (
        <FoundList
          found={found}
          at={at}
          row={(one, place) => (
            <FoundRow
              key={place}
              found={one}
              lang={codeOfSongLanguage(stored.language)}
              replacement={replacement}
              isCurrent={place === at && !isFresh}
              onChoose={() => show(go(one))}
            />
          )}
        />
      )}
    </section>
  )
}
