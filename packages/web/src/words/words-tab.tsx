import type { Word } from '@duologue/contract/words'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import { Suspense, useState } from 'react'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import styles from '../ui/editor-tab.module.css'
import { latePart, useFetchedAhead } from '../ui/feedback/late-part'
import type { WordFilters } from './word-filters'
import { WordResults } from './word-results'
import { WordSearchForm } from './word-search-form'

const CreateWordDialog = latePart(async () => (await import('./word-dialogs')).CreateWordDialog)
const EditWordDialog = latePart(async () => (await import('./word-dialogs')).EditWordDialog)

/** What is opened later: whoever loses the connection must be able to go on. */
const ahead = [CreateWordDialog, EditWordDialog]

/** The library of words on the editor's home: search, create, and edit by pressing a word (words.md#editor-home). */
export function WordsTab({
  client,
  filters,
  onSearch,
}: {
  client: Client
  filters: WordFilters
  onSearch: (filters: WordFilters) => void
}) {
  useFetchedAhead(ahead)
  const [open, setOpen] = useState<Word | 'create' | null>(null)
  const close = () => setOpen(null)
  const create = (
    <button type="button" className={button.secondary} onClick={() => setOpen('create')}>
      {texts.createWord}
    </button>
  )
  return (
    <div className={styles.tab}>
      {/* Another search in the address is another form. */}
      <WordSearchForm
        key={JSON.stringify(filters)}
        filters={filters}
        isSearching={false}
        onSearch={onSearch}
      />
      <div className={styles.head}>{create}</div>
      <WordResults
        client={client}
        filters={filters}
        action={texts.editThis}
        onChoose={setOpen}
        create={create}
      />
      <Suspense>
        {open === 'create' ? (
          <CreateWordDialog
            client={client}
            language={filters.language}
            text={filters.text ?? ''}
            onClose={close}
          />
        ) : open === null ? null : (
          <EditWordDialog client={client} word={open} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
