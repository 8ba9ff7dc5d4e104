import { peopleTexts as texts } from '@duologue/domain/messages/school/people'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { peopleQuery } from './find-people-query'
import styles from './people-tab.module.css'
import { PeopleTable } from './people-table'
import { PersonPage } from './person-page'

function SearchForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          onSearch(typeof typed === 'string' ? typed.trim() : '')
        }}
      >
        <TextField
          name="q"
          label={texts.search}
          type="search"
          defaultValue={q}
          maxLength={schoolLimits.searched}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SubmitButton isSending={false}>{texts.find}</SubmitButton>
      </form>
    </search>
  )
}

function Results({ client, q }: { client: Client; q: string }) {
  const found = useInfiniteQuery(peopleQuery(client, { q }))
  const { items: people, total } = useWholeList(found, page => page.people)
  if (found.isError && !found.data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void found.refetch()} />
  if (!found.data) return <LoadingVoices />
  return (
    <EndlessList
      pages={found}
      count={total === 0 ? '' : texts.found(total)}
      shown={people.length}
      isBusy={false}
      failed={texts.loadFailed}
      end={people.length < total || found.data.pages.length === 1 ? undefined : texts.thatIsAll}
    >
      {total === 0 ? (
        <NothingFound {...texts.nobody} />
      ) : (
        <PeopleTable people={people} search={q ? { q } : {}} />
      )}
    </EndlessList>
  )
}

/** The tab People: who is here, found by name, username or address (school.md#people). */
export function PeopleTab({
  client,
  asked: { q = '', person },
  onAsk,
}: {
  client: Client
  asked: Readonly<Record<string, string>>
  onAsk: (asked: Readonly<Record<string, string>>) => void
}) {
  const searched = q ? { q } : {}
  if (person)
    return (
      <PersonPage client={client} id={person} search={searched} onGone={() => onAsk(searched)} />
    )
  return (
    <>
      {/* Another search in the address is another form. */}
      <SearchForm key={q} q={q} onSearch={typed => onAsk(typed ? { q: typed } : {})} />
      <Results key={`found ${q}`} client={client} q={q} />
    </>
  )
}
