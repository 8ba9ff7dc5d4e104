import type { ReportedThing } from '@duologue/contract/reports'
import { reportListTexts as texts } from '@duologue/domain/messages/reports/report-list'
import { reportTexts } from '@duologue/domain/messages/reports/reports'
import { day } from '@duologue/domain/messages/said-in'
import { inAnyLanguage } from '../ui/written-in'
import styles from './reported-card.module.css'

type Report = ReportedThing['reports'][number]

const reporterOf = ({ reporter, isVisitor }: Report) =>
  isVisitor ? texts.visitor : (reporter ?? texts.deletedUser)

/** What is said of a thing: reason, comment, by whom and when, the newest first. */
export function ReportsOfThing({ reports, total }: Pick<ReportedThing, 'reports' | 'total'>) {
  return (
    <>
      <ul className={styles.reports}>
        {reports.map(report => (
          <li key={report.id}>
            <p className={styles.reason}>{reportTexts.reasons[report.reason]}</p>
            {report.comment ? (
              <p className={styles.comment} {...inAnyLanguage}>
                {report.comment}
              </p>
            ) : null}
            <p className={styles.from}>
              {texts.from(reporterOf(report), day(Date.parse(report.reportedAt)))}
            </p>
          </li>
        ))}
      </ul>
      {total > reports.length ? <p>{texts.more(total - reports.length)}</p> : null}
    </>
  )
}
