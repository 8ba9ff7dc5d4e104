import type { Roster } from '@duologue/contract/rosters/rosters'
import { rosterTexts as texts } from '@duologue/domain/messages/rosters/rosters'
import { moment } from '@duologue/domain/messages/said-in'
import { number } from '@duologue/domain/messages/say'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { SettingsSection } from '../ui/fields/settings-section'
import { NothingFound } from '../ui/lists/nothing-found'
import { ScrollingTable } from '../ui/lists/scrolling-table'
import { ImportRosterField } from './import-roster-field'
import { rostersQuery } from './list-rosters-query'
import { ShownRoster } from './shown-roster'

/** Who read which roster and when, and what came of it. */
function ImportTable({ rosters }: { rosters: readonly Roster[] }) {
  return (
    <ScrollingTable label={texts.imports} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.by}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.new}</th>
          <th scope="col">{texts.changed}</th>
          <th scope="col">{texts.ending}</th>
        </tr>
      </thead>
      <tbody>
        {rosters.map(({ id, at, by, state, preview: { places } }) => (
          <tr key={id}>
            <th scope="row" data-long>
              <Link to="/school/{-$tab}" params={{ tab: 'rosters' }} search={{ roster: id }}>
                {moment(Date.parse(at))}
              </Link>
            </th>
            <td data-long data-label={texts.by}>
              <bdi>{by ?? texts.gone}</bdi>
            </td>
            <td data-label={texts.state}>{texts.states[state]}</td>
            <td data-label={texts.new}>{number(places.new)}</td>
            <td data-label={texts.changed}>{number(places.changed)}</td>
            <td data-label={texts.ending}>{number(places.ending)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}

/** The tab Rosters: a file is read, looked at and applied; and those that were before (rosters.md#the-tab). */
export function RostersTab({
  client,
  asked,
  onAsk,
}: {
  client: Client
  asked: Readonly<Record<string, string>>
  onAsk: (asked: Readonly<Record<string, string>>) => void
}) {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(rostersQuery(client))
  const read = (roster: Roster) => {
    void queryClient.invalidateQueries(rostersQuery(client))
    onAsk({ roster: roster.id })
  }
  if (isError && !data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  const { rosters, isReading } = data
  const isOpen = ({ state }: Roster) => state === 'ready' || state === 'running'
  const shown = asked.roster ?? rosters.find(isOpen)?.id
  return (
    <>
      <SettingsSection title={texts.title}>
        <p>{texts.lead}</p>
        <ImportRosterField client={client} onRead={read} />
        {isReading ? <p role="status">{texts.reading}</p> : null}
      </SettingsSection>
      {shown ? <ShownRoster key={shown} client={client} id={shown} /> : null}
      <SettingsSection title={texts.imports}>
        {rosters.length === 0 ? (
          <NothingFound title={texts.none} hint={texts.noneHint} />
        ) : (
          <ImportTable rosters={rosters} />
        )}
      </SettingsSection>
    </>
  )
}
