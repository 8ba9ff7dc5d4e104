import type { RosterPreview as Preview, RosterRowFault } from '@duologue/contract/rosters/rosters'
import { rosterFaultTexts, rosterTexts as texts } from '@duologue/domain/messages/rosters/rosters'
import { number } from '@duologue/domain/messages/say'
import { ScrollingTable } from '../ui/lists/scrolling-table'

function wordsOf({ kind, letters = 0, most = 0 }: RosterRowFault): string {
  return kind === 'tooLong'
    ? rosterFaultTexts.tooLong(number(letters), number(most))
    : rosterFaultTexts[kind]
}

/** Rows that are left out, by file and line. */
function Faults({ faults, faultCount }: Pick<Preview, 'faults' | 'faultCount'>) {
  if (faultCount === 0) return null
  return (
    <details>
      <summary>{texts.faults(faultCount)}</summary>
      <p>
        {texts.faultsHint} {faults.length < faultCount ? texts.someFaults(faults.length) : null}
      </p>
      <ScrollingTable label={texts.faults(faultCount)} isStacked>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.fault}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(fault => (
            <tr key={`${fault.file} ${fault.line} ${fault.column} ${fault.kind}`}>
              <th scope="row" data-long>
                {texts.line(`${fault.file}.csv`, number(fault.line))}
                {fault.column ? ` · ${fault.column}` : null}
              </th>
              <td data-long>{wordsOf(fault)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </details>
  )
}

/** The classes of which most changes. */
function ByClass({ byClass, classesChanged }: Pick<Preview, 'byClass' | 'classesChanged'>) {
  if (byClass.length === 0) return null
  const hasSchools = new Set(byClass.map(({ school }) => school)).size > 1
  return (
    <details>
      <summary>{texts.byClass}</summary>
      <p>{texts.someClasses(byClass.length, classesChanged)}</p>
      <ScrollingTable label={texts.byClass} isStacked>
        <thead>
          <tr>
            <th scope="col">{texts.class}</th>
            <th scope="col">{texts.new}</th>
            <th scope="col">{texts.changed}</th>
            <th scope="col">{texts.ending}</th>
          </tr>
        </thead>
        <tbody>
          {byClass.map((changes, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- classes of several schools have one title
            <tr key={at}>
              <th scope="row" data-long>
                <bdi>{changes.title}</bdi>
                {hasSchools && changes.school ? (
                  <>
                    {' · '}
                    <bdi>{changes.school}</bdi>
                  </>
                ) : null}
              </th>
              <td data-label={texts.new}>{number(changes.new)}</td>
              <td data-label={texts.changed}>{number(changes.changed)}</td>
              <td data-label={texts.ending}>{number(changes.ending)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </details>
  )
}

const kinds = ['people', 'classes', 'places'] as const

/** What an import changes, in numbers, class by class, and what is wrong with it (rosters.md#the-preview). */
export function RosterPreview({ preview }: { preview: Preview }) {
  return (
    <>
      {preview.isOld ? <p role="note">{texts.isOld}</p> : null}
      <ScrollingTable label={texts.preview} isStacked>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.new}</th>
            <th scope="col">{texts.changed}</th>
            <th scope="col">{texts.ending}</th>
            <th scope="col">{texts.older}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(kind => (
            <tr key={kind}>
              <th scope="row">{texts[kind]}</th>
              <td data-label={texts.new}>{number(preview[kind].new)}</td>
              <td data-label={texts.changed}>{number(preview[kind].changed)}</td>
              <td data-label={texts.ending}>{number(preview[kind].ending)}</td>
              <td data-label={texts.older}>{number(preview[kind].older)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {preview.comingIn ? <p>{texts.comingIn(preview.comingIn)}</p> : null}
      {preview.others > 0 ? <p>{texts.others(preview.others)}</p> : null}
      <Faults {...preview} />
      <ByClass {...preview} />
    </>
  )
}
