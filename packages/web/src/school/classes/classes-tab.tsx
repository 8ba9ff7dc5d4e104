import { peopleTexts } from '@duologue/domain/messages/school/people'
import { personTexts } from '@duologue/domain/messages/school/person'
import { classesOfSchoolTexts as texts } from '@duologue/domain/messages/school/school-classes'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { SelectField } from '../../ui/fields/select-field'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { ClassRow } from './class-row'
import styles from './classes-tab.module.css'
import { type AskedClasses, classesQuery } from './find-classes-query'

type Asked = Readonly<Record<string, string>>

const archivedOf = (told: string | undefined): AskedClasses['archived'] =>
  told === 'yes' || told === 'no' ? told : undefined

function SearchForm({ q, archived, onAsk }: AskedClasses & { onAsk: (asked: Asked) => void }) {
  const ask = (typed: string, shown: string | undefined) =>
    onAsk({ ...(typed ? { q: typed } : {}), ...(shown ? { archived: shown } : {}) })
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('q')
          ask(typeof typed === 'string' ? typed.trim() : '', archived)
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
        <SelectField
          label={texts.show}
          value={archived ?? ''}
          onChange={event => ask(q, event.target.value)}
        >
          <option value="">{texts.all}</option>
          <option value="no">{texts.inUse}</option>
          <option value="yes">{texts.archived}</option>
        </SelectField>
        <SubmitButton isSending={false}>{peopleTexts.find}</SubmitButton>
      </form>
    </search>
  )
}

function Results({ client, asked }: { client: Client; asked: AskedClasses }) {
  const found = useInfiniteQuery(classesQuery(client, asked))
  const { items, total } = useWholeList(found, page => page.classes)
  if (found.isError && !found.data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void found.refetch()} />
  if (!found.data) return <LoadingVoices />
  const isWhole = items.length >= total && found.data.pages.length > 1
  return (
    <EndlessList
      pages={found}
      count={total === 0 ? '' : texts.found(total)}
      shown={items.length}
      isBusy={false}
      failed={texts.loadFailed}
      end={isWhole ? peopleTexts.thatIsAll : undefined}
    >
      {total === 0 ? (
        <NothingFound {...texts.none} />
      ) : (
        <ScrollingTable label={texts.all} isStacked>
          <thead>
            <tr>
              <th scope="col">{texts.class}</th>
              <th scope="col">{texts.teacher}</th>
              <th scope="col">{texts.students}</th>
              <th scope="col">{texts.since}</th>
              <th scope="col">{personTexts.deeds}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(each => (
              <ClassRow key={each.id} client={client} found={each} />
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </EndlessList>
  )
}

/** The tab Classes: all classes of the school, found by their name or their teacher (school.md#classes). */
export function ClassesTab({
  client,
  asked,
  onAsk,
}: {
  client: Client
  asked: Asked
  onAsk: (asked: Asked) => void
}) {
  const sought = { q: asked.q ?? '', archived: archivedOf(asked.archived) }
  const key = `${sought.q} ${sought.archived ?? ''}`
  return (
    <>
      <SearchForm key={`form ${key}`} {...sought} onAsk={onAsk} />
      <Results key={`found ${key}`} client={client} asked={sought} />
    </>
  )
}
