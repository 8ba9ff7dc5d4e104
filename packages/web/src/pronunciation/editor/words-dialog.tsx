import { conversationWaits } from '@duologue/domain/conversations/conversation-limits'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import type { PastedItem } from '@duologue/domain/pronunciation/paste-items'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { TextField } from '../../ui/fields/text-field'
import { useSettled } from '../../ui/fields/use-settled'
import { ChooseItems } from './choose-items'
import type { WordSource } from './word-sources'
import styles from './words-dialog.module.css'

/** A conversation or a song is found, and words of its lines are chosen (pronunciation.md#creating-one). */
export function WordsDialog({
  source,
  language,
  listed,
  onAdd,
  onClose,
}: {
  source: WordSource
  language: string
  listed: readonly PronunciationItem[]
  onAdd: (items: readonly PastedItem[]) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ id: string; title: string } | null>(null)
  const asked = useSettled(typed.trim(), conversationWaits.titleSearch)
  const found = useQuery({
    queryKey: ['word-sources', source.title, language, asked],
    queryFn: () => source.find(asked),
  })
  const words = useQuery({
    queryKey: ['word-sources', source.title, language, 'words', chosen?.id],
    queryFn: () => source.wordsOf(chosen?.id ?? ''),
    enabled: chosen !== null,
  })
  return (
    <Dialog title={source.title} onClose={onClose}>
      {chosen ? (
        <>
          <p>
            <strong lang={language}>{chosen.title}</strong>{' '}
            <button type="button" className={button.quiet} onClick={() => setChosen(null)}>
              {texts.back}
            </button>
          </p>
          <ChooseItems
            label={texts.wordsTitle}
            language={language}
            items={words.data}
            failed={words.isError ? texts.wordsFailed : undefined}
            empty={<p>{texts.noWords}</p>}
            listed={listed}
            onAdd={onAdd}
          />
        </>
      ) : (
        <>
          <TextField
            label={texts.titleToFind}
            type="search"
            value={typed}
            autoComplete="off"
            onChange={event => setTyped(event.target.value)}
          />
          <div className={styles.results}>
            <p role="status">
              {found.isError
                ? texts.searchFailed
                : found.data?.length === 0
                  ? texts.nothingFound
                  : null}
            </p>
            <ul className={styles.found}>
              {(found.data ?? []).map(one => (
                <li key={one.id}>
                  <button type="button" lang={language} onClick={() => setChosen(one)}>
                    {one.title}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Dialog>
  )
}
