import type { LanguageCode } from '@duologue/domain/choices/languages'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { addPastedItems, type PastedItem } from '@duologue/domain/pronunciation/paste-items'
import { lazy, Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import styles from './item-ways.module.css'

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog')).PasteDialog }))

type Way = 'paste'

const ways = [
  { way: 'paste', name: texts.paste, hint: texts.pasteHint },
] as const satisfies readonly { way: Way; name: string; hint: string }[]

/** Where items may be taken from instead of being typed (open pages 3.5); what is taken comes behind those there are. */
export function ItemWays({
  now,
  onItems,
}: {
  client: Client
  language: LanguageCode | null
  now: () => PronunciationItem[]
  onItems: (items: PronunciationItem[]) => void
}) {
  const [open, setOpen] = useState<Way | null>(null)
  const close = () => setOpen(null)
  const add = (taken: readonly PastedItem[]) => {
    // Rows that nobody has written in make room.
    const kept = now().filter(({ text, translation }) => (text + translation).trim() !== '')
    onItems(addPastedItems(kept, taken, taken.map(newKey)))
    close()
  }
  return (
    <>
      <ul className={styles.ways} aria-label={texts.ways}>
        {ways.map(({ way, name, hint }) => (
          <li key={way}>
            <button type="button" onClick={() => setOpen(way)}>
              <strong>{name}</strong>
              <span>{hint}</span>
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {open === 'paste' ? <PasteDialog listed={now()} onAdd={add} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
