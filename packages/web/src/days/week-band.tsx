import type { Today } from '@duologue/contract/days'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import { weekday } from '@duologue/domain/messages/said-in-calendar'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'
import styles from './week-band.module.css'

/** The days of this week that counted, beside its goal, and how many lines can be said (days.md#weeks). */
export function WeekBand({ week, today, canSay }: Pick<Today, 'week' | 'today' | 'canSay'>) {
  const done = week.days.filter(({ counts }) => counts).length
  const { goal } = week
  return (
    <section className={styles.band} aria-labelledby="week">
      <h2 id="week">{texts.thisWeek}</h2>
      <p>{goal ? texts.weekDays(done, goal.days) : texts.weekDaysFree(done)}</p>
      <ol className={styles.days}>
        {week.days.map(({ day, counts }) => (
          <li key={day} data-counts={counts} aria-current={day === today ? 'date' : undefined}>
            {weekday(Date.parse(day))}
            {counts ? <span className="visually-hidden"> {texts.dayCounted}</span> : null}
          </li>
        ))}
      </ol>
      <p>{texts.canSay(canSay)}</p>
      <Link className={button.quiet} to="/progress">
        {texts.toProgress}
      </Link>
    </section>
  )
}
