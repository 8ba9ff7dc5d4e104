import type { HallReportAnswer } from '@duologue/contract/shapes/hall-report'
import { textDirection } from '@duologue/domain/choices/languages'
import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { hallReportTexts as texts } from '@duologue/domain/messages/live/of-report'
import { screenTexts } from '@duologue/domain/messages/live/screen'
import { moment } from '@duologue/domain/messages/said-in'
import { fixed } from '@duologue/domain/messages/say'
import button from '../../ui/button.module.css'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import { Icon } from '../../ui/icon'
import { ScrollingTable } from '../../ui/lists/scrolling-table'
import { speakLine } from '../../voices/speak-line'
import { exportHallCsv } from './export-hall-csv'
import styles from './hall-report.module.css'

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

/** What remains of a game: the lines that were the hardest, and how everybody did; on paper and as a file, too (live.md#report). */
export function HallReport({ report }: { report: HallReportAnswer }) {
  const { hall, lines, members, outcome } = report
  const [isSending, send] = useSending()
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
      </p>
      <section>
        <h2>{texts.missed}</h2>
        {lines.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
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
              {lines.map(line => (
                <LineRow key={line.text} line={line} language={hall.language} />
              ))}
            </tbody>
          </ScrollingTable>
        )}
      </section>
      {members.length > 0 ? (
        <section>
          <h2>{texts.pupils}</h2>
          <ScrollingTable label={texts.pupils} isStacked>
            <Head names={[texts.name, texts.answered, texts.right, texts.points, texts.counts]} />
            <tbody>
              {members.map(member => (
                <MemberRow
                  key={member.number}
                  member={member}
                  isTeams={hall.settings.form === 'teams'}
                />
              ))}
            </tbody>
          </ScrollingTable>
        </section>
      ) : null}
    </article>
  )
}
