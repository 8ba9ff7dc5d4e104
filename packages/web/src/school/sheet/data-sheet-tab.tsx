import type { CallAnswer } from '@duologue/contract/endpoint'
import type { school } from '@duologue/contract/school/school'
import { commas } from '@duologue/domain/messages/joined'
import { day } from '@duologue/domain/messages/said-in'
import { dataSheetTexts as texts } from '@duologue/domain/messages/school/data-sheet'
import { rulesTexts } from '@duologue/domain/messages/school/rules'
import { keptThings, type Seer } from '@duologue/domain/school/data-sheet-things'
import { useQuery } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import styles from './data-sheet.module.css'
import { dataSheetQuery } from './get-data-sheet-query'
import { lastsOf } from './lasts-of'

type Sheet = CallAnswer<typeof school.getDataSheet>

const seenBy = (seers: readonly Seer[]) =>
  seers.length === 0 ? texts.nobody : commas(seers.map(seer => texts.seers[seer]))

/** What is kept, line by line, each with what it is for, how long, and who sees it. */
const KeptTable = () => (
  <ScrollingTable label={texts.kept} isStacked>
    <thead>
      <tr>
        <th scope="col">{texts.thing}</th>
        <th scope="col">{texts.why}</th>
        <th scope="col">{texts.long}</th>
        <th scope="col">{texts.seenBy}</th>
      </tr>
    </thead>
    <tbody>
      {keptThings.map(({ key, seers }) => (
        <tr key={key}>
          <th scope="row" data-long>
            {texts.things[key].name}
            <small className={styles.what}>{texts.things[key].what}</small>
          </th>
          <td data-long data-label={texts.why}>
            {texts.things[key].why}
          </td>
          <td data-long data-label={texts.long}>
            {lastsOf[key]}
          </td>
          <td data-long data-label={texts.seenBy}>
            {seenBy(seers)}
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollingTable>
)

const ServiceTable = ({ services }: Pick<Sheet, 'services'>) => (
  <ScrollingTable label={texts.others} isStacked>
    <thead>
      <tr>
        <th scope="col">{texts.service}</th>
        <th scope="col">{texts.asked}</th>
        <th scope="col">{texts.gets}</th>
      </tr>
    </thead>
    <tbody>
      {services.map(({ kind, host }) => (
        <tr key={`${kind} ${host ?? ''}`}>
          <th scope="row" data-long>
            {texts.services[kind].name}
          </th>
          <td data-long data-label={texts.asked}>
            {host ?? texts.byBrowser}
          </td>
          <td data-long data-label={texts.gets}>
            {texts.services[kind].gets}
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollingTable>
)

const Sentences = ({ title, told }: { title: string; told: readonly string[] }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    <ul>
      {told.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
)

function SheetOf({ sheet }: { sheet: Sheet }) {
  const { operator, teachers, services, publicUrl, version, at } = sheet
  const named = [operator.name, operator.contact].filter(told => told !== null)
  return (
    <article className={styles.sheet}>
      <p>{texts.lead(publicUrl, day(Date.parse(at)), version)}</p>
      <section className={styles.part}>
        <h2>{texts.responsible}</h2>
        <p>{named.length > 0 ? commas(named) : texts.notNamed}</p>
      </section>
      <section className={styles.part}>
        <h2>{texts.kept}</h2>
        <KeptTable />
        <p>{texts.machine}</p>
        <p>
          <strong>{rulesTexts.teachers.name}:</strong> {rulesTexts.teachers[teachers]}
        </p>
      </section>
      <Sentences title={texts.never} told={texts.neverKept} />
      <section className={styles.part}>
        <h2>{texts.others}</h2>
        <ServiceTable services={services} />
        <p>{texts.voice}</p>
      </section>
      <Sentences title={texts.rights} told={texts.granted} />
    </article>
  )
}

/** The tab Data sheet: the record of processing of this installation, to be read and printed (school.md#data-sheet). */
export function DataSheetTab({ client }: { client: Client }) {
  const { data, isError, refetch } = useQuery(dataSheetQuery(client))
  if (isError && !data)
    return <LoadFailed message={texts.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <LoadingVoices />
  return (
    <>
      <div>
        <button type="button" className={button.secondary} onClick={() => print()}>
          {texts.print}
        </button>
      </div>
      <SheetOf sheet={data} />
    </>
  )
}
