import type { DayDone } from '@duologue/contract/days'
import { addMonths, weeksOfMonth } from '@duologue/domain/days/calendar'
import { dayTexts as texts } from '@duologue/domain/messages/days/days'
import {
  month as monthInWords,
  weekday,
  wholeDay,
} from '@duologue/domain/messages/said-in-calendar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Client } from '../api/client'
import { LoadFailed } from '../ui/feedback/load-failed'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { daysQuery } from './get-days-query'
import styles from './month-table.module.css'

/** A day in words: what was done on it. */
const told = (day: string, done: DayDone | undefined) =>
  done
    ? texts.dayTold(
        wholeDay(Date.parse(day)),
        texts.dayLines(done.lines),
        texts.dayMinutes(done.minutes),
      )
    : texts.dayEmpty(wholeDay(Date.parse(day)))

/** One day of the month; what it says in words is its title, too. */
function Day({ day, done, isToday }: { day: string; done: DayDone | undefined; isToday: boolean }) {
  const words = told(day, done)
  return (
    <td
      title={words}
      data-counts={done ? done.counts : undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="visually-hidden">{words}</span>
    </td>
  )
}

/** A month of days as a table, and the way to the months before and after it (days.md#calendar). */
export function MonthTable({
  client,
  user,
  today,
}: {
  client: Client
  user: string
  today: string
}) {
  const [month, setMonth] = useState(today.slice(0, 7))
  const weeks = weeksOfMonth(month)
  const days = weeks.flat()
  const { data, isPending, refetch } = useQuery({
    ...daysQuery(client, user, days[0] ?? today, days.at(-1) ?? today),
    placeholderData: keepPreviousData,
  })
  const done = new Map(data?.days.map(one => [one.day, one]))
  if (!isPending && !data)
    return <LoadFailed message={texts.progressFailed} onRetry={() => void refetch()} />
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <IconButton label={texts.monthBefore} onClick={() => setMonth(addMonths(month, -1))}>
          <Icon name="back" />
        </IconButton>
        <p aria-live="polite">{monthInWords(Date.parse(`${month}-01`))}</p>
        <IconButton
          label={texts.monthAfter}
          disabled={month >= today.slice(0, 7)}
          onClick={() => setMonth(addMonths(month, 1))}
        >
          <Icon name="arrow" />
        </IconButton>
      </div>
      <table aria-busy={isPending}>
        <caption className="visually-hidden">{monthInWords(Date.parse(`${month}-01`))}</caption>
        <thead>
          <tr>
            {weeks[0]?.map(day => (
              <th key={day} scope="col">
                {weekday(Date.parse(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(day =>
                day.startsWith(month) ? (
                  <Day key={day} day={day} done={done.get(day)} isToday={day === today} />
                ) : (
                  <td key={day} aria-hidden="true" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
