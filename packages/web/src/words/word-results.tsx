import type { Word } from '@duologue/contract/words'
import { wordTexts as texts } from '@duologue/domain/messages/songs/word-dialogs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { NothingFound } from '../ui/lists/nothing-found'
import { wordSearchQuery } from './search-words-query'
import type { WordFilters } from './word-filters'
import { WordList } from './word-list'
import styles from './word-results.module.css'

/** What a search of words finds; without hits it offers to make the word (words.md#search-words). */
export function WordResults({
  client,
  filters,
  action,
  onChoose,
  create,
}: {
  client: Client
  filters: WordFilters
  action: (text: string) => string
  onChoose: (word: Word) => void
  /** The way to a new word, for where nothing was found. */
  create: ReactNode
}) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...wordSearchQuery(client, filters),
    placeholderData: keepPreviousData,
  })
  if (isError && !data)
    return <LoadFailed message={texts.searchFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  const { words, total } = data
  if (total === 0)
    return (
      <NothingFound
        title={filters.text ? texts.noneFound : texts.noneYet}
        hint={filters.text ? texts.noneFoundHint : texts.noneYetHint}
      >
        {create}
      </NothingFound>
    )
  const count = filters.text ? texts.found(total) : texts.newest
  return (
    <section aria-busy={isPlaceholderData} className={styles.results}>
      <p role="status" className={styles.count}>
        {count}
        {filters.text && words.length < total ? ` · ${texts.shown(words.length, total)}` : null}
      </p>
      <WordList words={words} action={action} onChoose={onChoose} />
    </section>
  )
}
