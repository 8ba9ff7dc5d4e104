import type { LogLine } from '@duologue/contract/school/school-log'
import { moment } from '@duologue/domain/messages/said-in'
import { reasonTexts } from '@duologue/domain/messages/school/person'
import { deedTexts, schoolLogTexts as texts } from '@duologue/domain/messages/school/school-log'
import { reasons } from '@duologue/domain/school/reasons'
import { Link } from '@tanstack/react-router'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import type { LogFilters } from './read-log-query'

type Told = LogLine['actor']

/** A name that leads to all lines that are about it. */
function Name({
  told,
  gone,
  filter,
  says,
}: {
  told: NonNullable<Told>
  gone: string
  filter: 'actor' | 'person' | 'class'
  says: (name: string) => string
}) {
  const name = told.name ?? gone
  return (
    <Link
      to="/school/{-$tab}"
      params={{ tab: 'log' }}
      search={{ [filter]: told.id } satisfies LogFilters}
      title={says(name)}
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

/** What a line says besides: which learning platform or import, the reason of an admin, or how many. */
function About({ line: { what, about } }: { line: LogLine }) {
  if (about === null) return null
  if (/^(platform|deployment)-/.test(what)) return <bdi>{about}</bdi>
  if (what === 'roster-read' || what === 'roster-applied')
    return (
      <Link to="/school/{-$tab}" params={{ tab: 'rosters' }} search={{ roster: about }}>
        {texts.import}
      </Link>
    )
  const reason = reasons.find(each => each === about)
  if (reason) return reasonTexts[reason]
  return /^\d{1,6}$/.test(about) ? about : null
}

/** Lines of the log as rows. */
export function LogTable({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ScrollingTable label={texts.log} isStacked>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.actor}</th>
          <th scope="col">{texts.person}</th>
          <th scope="col">{texts.class}</th>
          <th scope="col">{texts.about}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.id}>
            <td>{moment(Date.parse(line.at))}</td>
            <th scope="row" data-long>
              {deedTexts[line.what]}
            </th>
            <td data-label={texts.actor} data-long>
              {line.actor ? (
                <Name
                  told={line.actor}
                  gone={texts.gonePerson}
                  filter="actor"
                  says={texts.onlyBy}
                />
              ) : (
                texts.itself
              )}
            </td>
            <td data-label={texts.person} data-long>
              {line.person ? (
                <Name
                  told={line.person}
                  gone={texts.gonePerson}
                  filter="person"
                  says={texts.onlyOf}
                />
              ) : null}
            </td>
            <td data-label={texts.class} data-long>
              {line.class ? (
                <Name told={line.class} gone={texts.goneClass} filter="class" says={texts.onlyOf} />
              ) : null}
            </td>
            <td data-label={texts.about} data-long>
              <About line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  )
}
