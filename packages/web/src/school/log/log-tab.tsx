import { deedTexts, schoolLogTexts as texts } from '@duologue/domain/messages/school/school-log'
import { deeds } from '@duologue/domain/school/deeds'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { ChoiceField } from '../../ui/fields/choice-field'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { useWholeList } from '../../ui/lists/use-whole-list'
import { LogTable } from './log-table'
import { type LogFilters, logQuery } from './read-log-query'

/** The filters of an address; whatever makes no sense is left out. */
function readFilters(asked: Readonly<Record<string, string>>) {
  const id = (name: string) => (/^[0-9a-f-]{36}$/.test(asked[name] ?? '') ? asked[name] : undefined)
  const what = deeds.find(deed => deed === asked.what)
  const [actor, person, schoolClass] = [id('actor'), id('person'), id('class')]
  const about: Record<string, string> = {
    ...(actor ? { actor } : {}),
    ...(person ? { person } : {}),
    ...(schoolClass ? { class: schoolClass } : {}),
  }
  return { about, what }
}

/** The tab Log: what was done about people and classes (school.md#log). */
export function LogTab({
  client,
  asked,
  onAsk,
}: {
  client: Client
  asked: Readonly<Record<string, string>>
  onAsk: (asked: Readonly<Record<string, string>>) => void
}) {
  const { about, what } = readFilters(asked)
  const filters: LogFilters = { ...about, ...(what ? { what } : {}) }
  const found = useInfiniteQuery(logQuery(client, filters))
  const { items: lines, total } = useWholeList(found, page => page.lines)
  const isSome = Object.keys(about).length > 0
  return (
    <>
      <p>{texts.lead}</p>
      <ChoiceField
        label={texts.what}
        choices={deedTexts}
        first={texts.everything}
        value={what ?? 'all'}
        onChange={({ target: { value } }) =>
          onAsk({ ...about, ...(value === 'all' ? {} : { what: value }) })
        }
      />
      {isSome ? (
        <p>
          {texts.only}{' '}
          <button type="button" className={button.quiet} onClick={() => onAsk({})}>
            {texts.showAll}
          </button>
        </p>
      ) : null}
      {found.isError && !found.data ? (
        <LoadFailed message={texts.loadFailed} onRetry={() => void found.refetch()} />
      ) : null}
      {!found.data && !found.isError ? <LoadingVoices /> : null}
      {found.data ? (
        <EndlessList
          pages={found}
          count={total === 0 ? '' : texts.found(total)}
          shown={lines.length}
          isBusy={found.isFetching}
          failed={texts.loadFailed}
          end={lines.length < total || found.data.pages.length === 1 ? undefined : texts.thatIsAll}
        >
          {total === 0 ? <NothingFound {...texts.nothing} /> : <LogTable lines={lines} />}
        </EndlessList>
      ) : null}
    </>
  )
}
