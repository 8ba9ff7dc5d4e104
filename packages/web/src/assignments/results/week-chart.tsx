import type { ClassWeek } from '@duologue/contract/assignments'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments/assignments'
import { shortDay } from '@duologue/domain/messages/said-in'
import styles from './week-chart.module.css'

const width = 600
const floor = 136

/** The weeks as bars (students who played, voice 1) and a line (right answers in percent, voice 2); the table says the same. */
export function WeekChart({ weeks }: { weeks: readonly ClassWeek[] }) {
  const step = width / weeks.length
  const most = Math.max(1, ...weeks.map(({ students }) => students))
  const middle = (index: number) => (index + 0.5) * step
  const points = weeks.flatMap(({ right }, index) =>
    right === null ? [] : [{ x: middle(index), y: floor - (right / 100) * (floor - 12) }],
  )
  return (
    <figure className={styles.chart} dir="ltr">
      <svg viewBox={`0 0 ${width} ${floor}`} aria-hidden="true">
        {weeks.map(({ week, students }, index) => {
          const tall = (students / most) * (floor - 12)
          return (
            <rect
              key={week}
              x={index * step + 8}
              y={floor - tall}
              width={step - 16}
              height={tall}
              rx="4"
            />
          )
        })}
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
      </svg>
      <div aria-hidden="true">
        {weeks.map(({ week, students }) => (
          <div key={week}>
            <b>{students > 0 ? students : '–'}</b>
            <span>{shortDay(Date.parse(`${week}T12:00:00Z`), 'UTC')}</span>
          </div>
        ))}
      </div>
      <figcaption>
        <span data-of="students">{texts.active}</span>
        <span data-of="right">{texts.right}</span>
      </figcaption>
    </figure>
  )
}
