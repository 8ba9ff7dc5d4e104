import type { HallReportAnswer } from '@duologue/contract/shapes/hall-report'
import { textDirection } from '@duologue/domain/choices/languages'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { hallReportTexts as texts } from '@duologue/domain/messages/live/of-report'
import { screenTexts } from '@duologue/domain/messages/live/screen'
import { moment } from '@duologue/domain/messages/said-in'
import { fixed } from '@duologue/domain/messages/say'
import { Suspense, useState } from 'react'
import type { Client } from '../../api/client'
import { AssignButton } from '../../assignments/assign/assign-button'
import type { Assignable } from '../../assignments/assign/assignable'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import { Icon } from '../../ui/icon'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { speakLine } from '../../voices/speak-line'
import { exportHallCsv } from './export-hall-csv'
import styles from './hall-report.module.css'

// Asked for once a report is to go.
const DeleteHallDialog = latePart(
  async () => (await import('./delete-hall-dialog')).DeleteHallDialog,
)

type Line = HallReportAnswer['lines'][number]
type Member = HallReportAnswer['members'][number]

const percent = (share: number | null) => (share === null ? '–' : texts.percent(share))
const seconds = (time: number | null) => (time === null ? '–' : fixed(time, 1))

function LineRow({ line, language }: { line: Line; language: string }) {
  const dir = textDirection(language)
  const { text, translation, audio, asked, right, wrong } = line
  const hear = () => void speakLine({ text, audio, language }, new AbortController().signal)
  return (
    <tr>
      <th scope="row">
        <span lang={language} dir={dir}>
          {text}
        </span>
        {translation ? (
          <span className={styles.soft} dir="auto">
            {translation}
          </span>
        ) : null}
      </th>
      <td data-label={texts.asked}>{asked}</td>
      <td data-label={texts.right}>{percent(right)}</td>
      <td data-label={texts.seconds}>{seconds(line.seconds)}</td>
      <td data-label={texts.commonestWrong} lang={language} dir={dir}>
        {wrong ?? '–'}
      </td>
      <td>
        <button
          type="button"
          className={button.quiet}
          aria-label={screenTexts.hear(text)}
          onClick={hear}
        >
          <Icon name="play" filled />
        </button>
      </td>
    </tr>
  )
}

function MemberRow({ member, isTeams }: { member: Member; isTeams: boolean }) {
  const { number, name, fullName, side, answered, asked, right, points, counts } = member
  return (
    <tr>
      <th scope="row">
        <bdi>{name ?? texts.guest(number)}</bdi>
        {fullName ? <bdi className={styles.soft}>{fullName}</bdi> : null}
        {isTeams ? <span className={styles.soft}>{hallTexts.teams[side]}</span> : null}
      </th>
      <td data-label={texts.answered}>{texts.answeredOf(answered, asked)}</td>
      <td data-label={texts.right}>{percent(right)}</td>
      <td data-label={texts.points}>{points}</td>
      <td data-label={texts.counts}>{counts === null ? '–' : texts.countsFor(counts)}</td>
    </tr>
  )
}

const Head = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map(name => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)

function Lines({ lines, language }: { lines: readonly Line[]; language: string }) {
  if (lines.length === 0) return <p>{texts.nothing}</p>
  return (
    <ScrollingTable label={texts.missed} isStacked>
      <Head
        names={[
          texts.line,
          texts.asked,
          texts.right,
          texts.seconds,
          texts.commonestWrong,
          screenTexts.play,
        ]}
      />
      <tbody>
        {lines.map((line, place) => (
          <LineRow key={place} line={line} language={language} />
        ))}
      </tbody>
    </ScrollingTable>
  )
}

function Members({ members, isTeams }: { members: readonly Member[]; isTeams: boolean }) {
  return (
    <section>
      <h2>{texts.pupils}</h2>
      <ScrollingTable label={texts.pupils} isStacked>
        <Head names={[texts.name, texts.answered, texts.right, texts.points, texts.counts]} />
        <tbody>
          {members.map(member => (
            <MemberRow key={member.number} member={member} isTeams={isTeams} />
          ))}
        </tbody>
      </ScrollingTable>
    </section>
  )
}

/** What was played, to be assigned; nothing where it is gone. */
function assignableOf({
  conversation,
  pronunciationList,
  song,
  title,
}: HallReportAnswer['hall']): Assignable | undefined {
  if (conversation) return { what: 'conversation', id: conversation, title }
  if (pronunciationList) return { what: 'list', id: pronunciationList, title }
  return song ? { what: 'song', id: song, title } : undefined
}

/** What remains of a game: the lines that were the hardest, and how everybody did; on paper and as a file, too (live.md#report). */
export function HallReport({
  client,
  report,
  onDeleted,
}: {
  client: Client
  report: HallReportAnswer
  onDeleted: () => void
}) {
  const { hall, lines, members, outcome } = report
  const [isSending, send] = useSending()
  const [isDeleting, setDeleting] = useState(false)
  const thing = assignableOf(hall)
  const save = () =>
    send(async () => {
      if (!(await exportHallCsv(hall.id, hall.title))) notify('error', texts.failed)
    })
  return (
    <article className={styles.report}>
      <h1>{texts.titleOf(hall.title)}</h1>
      <p className={styles.facts}>
        {[
          moment(Date.parse(hall.dateOpened)),
          hall.class?.name ?? texts.noClass,
          hallTexts.outcomes[outcome],
        ].join(' · ')}
      </p>
      <p className={`${styles.tools} screen-only`}>
        <button type="button" className={button.secondary} onClick={() => window.print()}>
          <Icon name="printer" /> {texts.print}
        </button>
        <button type="button" className={button.secondary} disabled={isSending} onClick={save}>
          {texts.csv}
        </button>
        <button type="button" className={button.secondary} onClick={() => setDeleting(true)}>
          {texts.delete}
        </button>
      </p>
      <Suspense>
        {isDeleting ? (
          <DeleteHallDialog
            client={client}
            hall={hall.id}
            onDeleted={onDeleted}
            onClose={() => setDeleting(false)}
          />
        ) : null}
      </Suspense>
      <section>
        <h2>{texts.missed}</h2>
        <Lines lines={lines} language={hall.language} />
        {thing ? (
          <p className={`${styles.again} screen-only`}>
            <AssignButton
              client={client}
              thing={thing}
              address={`/live/${hall.id}/report`}
              label={texts.assignAgain}
            />
          </p>
        ) : null}
      </section>
      {members.length > 0 ? (
        <Members members={members} isTeams={hall.settings.form === 'teams'} />
      ) : null}
    </article>
  )
}
