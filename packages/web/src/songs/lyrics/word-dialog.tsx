import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { wordTexts } from '@duologue/domain/messages/songs/word-dialogs'
import type { WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { getWordQuery } from '../../words/get-word-query'
import { EditWordForm } from '../../words/update-word-form'
import styles from '../editing/song-dialogs.module.css'
import { inLyric } from './add-word-dialog'

/** A word of a lyric: all about it, open to change, and its place in the lyric (lyrics.md#words-of-a-lyric). */
export function WordDialog({
  client,
  words,
  place,
  onWords,
  onSaved,
  onClose,
}: {
  client: Client
  words: readonly WordInHand[]
  place: number
  /** The words of the lyric became these. */
  onWords: (words: readonly WordInHand[]) => void
  onSaved: (word: WordInHand) => void
  onClose: () => void
}) {
  const [isLeaving, setIsLeaving] = useState(false)
  const { id = '', text = '' } = words[place] ?? {}
  const asked = useQuery(getWordQuery(client, id))
  const move = (by: 1 | -1) => {
    const word = words[place]
    if (word) onWords(words.toSpliced(place, 1).toSpliced(place + by, 0, word))
  }
  if (isLeaving)
    return (
      <ConfirmDialog
        title={texts.removeWordTitle}
        confirm={texts.removeWord}
        onConfirm={async () => onWords(words.toSpliced(place, 1))}
        onClose={onClose}
      >
        <p>{texts.removeWordLead(text)}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog title={texts.wordTitle(text)} onClose={onClose}>
      <div className={styles.wordActions}>
        <button
          type="button"
          className={button.secondary}
          disabled={place === 0}
          onClick={() => move(-1)}
        >
          {texts.wordLeft}
        </button>
        <button
          type="button"
          className={button.secondary}
          disabled={place === words.length - 1}
          onClick={() => move(1)}
        >
          {texts.wordRight}
        </button>
        <button type="button" className={button.quiet} onClick={() => setIsLeaving(true)}>
          {texts.removeWord}
        </button>
      </div>
      {asked.isError && !asked.data ? (
        <LoadFailed message={wordTexts.searchFailed} onRetry={() => void asked.refetch()} />
      ) : null}
      {asked.data && !asked.isFetching ? (
        <EditWordForm
          client={client}
          word={asked.data}
          onSaved={word => {
            onSaved(inLyric(word))
            onClose()
          }}
        />
      ) : null}
      {asked.isFetching ? <LoadingVoices /> : null}
    </Dialog>
  )
}
