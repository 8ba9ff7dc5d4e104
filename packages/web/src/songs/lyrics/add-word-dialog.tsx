import type { Word } from '@duologue/contract/words'
import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { songDialogTexts as texts } from '@duologue/domain/messages/songs/song-dialogs'
import { wordTexts } from '@duologue/domain/messages/songs/word-dialogs'
import type { WordInHand } from '@duologue/domain/songs/editing/song-in-hand'
import { useState } from 'react'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { Dialog } from '../../ui/dialogs/dialog'
import { CreateWordForm } from '../../words/create-word-form'
import type { WordFilters } from '../../words/word-filters'
import { WordResults } from '../../words/word-results'
import { WordSearchForm } from '../../words/word-search-form'
import { AddWordTabs } from './add-word-tabs'

/** A word of the library as a lyric carries it. */
export const inLyric = ({ id, text, translation, pinyin }: Word): WordInHand => ({
  id,
  text,
  translation,
  pinyin: pinyin ?? '',
})

/** Finds a word for a lyric, or makes one (lyrics.md#words-of-a-lyric). */
export function AddWordDialog({
  client,
  language,
  onAdd,
  onClose,
}: {
  client: Client
  language: SongLanguage
  onAdd: (word: WordInHand) => void
  onClose: () => void
}) {
  const [tab, setTab] = useState<'search' | 'create'>('search')
  const [filters, setFilters] = useState<WordFilters | null>(null)
  return (
    <Dialog title={texts.addWordTitle} onClose={onClose}>
      <AddWordTabs tab={tab} onTab={setTab} />
      {tab === 'search' ? (
        <>
          <WordSearchForm
            filters={filters ?? { language }}
            isFixed
            isSearching={false}
            onSearch={setFilters}
          />
          {filters ? (
            <WordResults
              client={client}
              filters={filters}
              action={texts.addThis}
              onChoose={word => onAdd(inLyric(word))}
              create={
                <button type="button" className={button.primary} onClick={() => setTab('create')}>
                  {wordTexts.createWord}
                </button>
              }
            />
          ) : null}
        </>
      ) : (
        <CreateWordForm
          client={client}
          language={language}
          isFixed
          text={filters?.text ?? ''}
          onCreated={word => onAdd(inLyric(word))}
        />
      )}
    </Dialog>
  )
}
