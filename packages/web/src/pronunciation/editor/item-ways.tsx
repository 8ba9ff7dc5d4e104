import type { LanguageCode } from '@duologue/domain/choices/languages'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { addPastedItems, type PastedItem } from '@duologue/domain/pronunciation/paste-items'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { isEmptyRow } from '../../editor-kit/use-rows'
import { latePart, useFetchedAhead } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import type { Way } from './item-way'
import styles from './item-ways.module.css'

const WayDialog = latePart(async () => (await import('./way-dialog')).WayDialog)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [WayDialog]

const ways = [
  { way: 'paste', name: texts.paste, hint: texts.pasteHint },
  { way: 'conversation', name: texts.fromConversation, hint: texts.fromConversationHint },
  { way: 'song', name: texts.fromSong, hint: texts.fromSongHint },
  { way: 'misses', name: texts.fromMisses, hint: texts.fromMissesHint },
] as const satisfies readonly { way: Way; name: string; hint: string }[]

/**
 * The ways to items that need not be typed (pronunciation.md#creating-one); what is taken comes behind what is there.
 */
export function ItemWays({
  client,
  language,
  now,
  onItems,
  onNoLanguage,
  isNew,
}: {
  client: Client
  language: LanguageCode | null
  now: () => PronunciationItem[]
  onItems: (items: PronunciationItem[]) => void
  /** Leads to the choice of a language, which all ways but pasting need. */
  onNoLanguage: (() => void) | undefined
  /** Whether the list is made only now, so that it might as well be another one's copy. */
  isNew: boolean
}) {
  useFetchedAhead(ahead)
  const [open, setOpen] = useState<Way | null>(null)
  // Rows that nobody has written in make room.
  const written = () => now().filter(item => !isEmptyRow(item))
  const choose = (way: Way) => {
    if (way === 'paste' || language !== null) return setOpen(way)
    notify('warning', texts.languageFirst)
    onNoLanguage?.()
  }
  const add = (taken: readonly PastedItem[]) => {
    onItems(addPastedItems(written(), taken, taken.map(newKey)))
    setOpen(null)
  }
  return (
    <>
      <ul className={styles.ways} aria-label={texts.ways}>
        {ways.map(({ way, name, hint }) => (
          <li key={way}>
            <button type="button" onClick={() => choose(way)}>
              <strong>{name}</strong>
              <span>{hint}</span>
            </button>
          </li>
        ))}
        {isNew ? (
          <li>
            <Link to="/pronunciation/search">
              <strong>{texts.duplicate}</strong>
              <span>{texts.duplicateHint}</span>
            </Link>
          </li>
        ) : null}
      </ul>
      <Suspense>
        {open ? (
          <WayDialog
            way={open}
            client={client}
            language={language}
            listed={written()}
            onAdd={add}
            onClose={() => setOpen(null)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
