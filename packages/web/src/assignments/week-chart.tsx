import type { ClassWeek } from '@duologue/contract/assignments'
import { assignmentTexts as texts } from '@duologue/domain/messages/assignments'
import styles from './assignments.module.css'

const width = 600
const height = 160
const foot = 24

/** The weeks as bars (students who played, voice 1) and a line (right answers in percent, voice 2); the table says the same. */
export function WeekChart({ weeks }: { weeks: readonly ClassWeek[] }) {
  const step = width / weeks.length
  const most = Math.max(1, ...weeks.map(({ students }) => students))
  const floor = height - foot
  const middle = (index: number) => (index + 0.5) * step
  const points = weeks.flatMap(({ right }, index) =>
    right === null ? [] : [{ x: middle(index), y: floor - (right / 100) * (floor - 12) }],
  )
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {weeks.map(({ week, students }, index) => {
          const tall = (students / most) * (floor - 12)
          return (
            <g key={week}>
              <rect x={index * step + 8} y={floor - tall} width={step - 16} height={tall} rx="4" />
              <text x={middle(index)} y={height - 6}>
                {week.slice(5)}
              </text>
            </g>
          )
        })}
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
      </svg>
      <figcaption>
        <span data-of="students">{texts.active}</span>
        <span data-of="right">{texts.right}</span>
      </figcaption>
    </figure>
  )
}
