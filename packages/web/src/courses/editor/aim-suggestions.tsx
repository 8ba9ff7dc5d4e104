import type { Level } from '@duologue/domain/choices/levels'
import { courseLimits as limits } from '@duologue/domain/courses/course-limits'
import { aimSuggestions } from '@duologue/domain/messages/courses/aim-suggestions'
import { coursePageTexts } from '@duologue/domain/messages/courses/course-page'
import { useId } from 'react'
import { Icon } from '../../ui/icon'
import styles from './aim-suggestions.module.css'

/** Aims of a level that can be put to those of a unit; pressed again it is taken out (courses.md#editing). */
export function AimSuggestions({
  level,
  aims,
  onAims,
}: {
  level: Level
  aims: readonly string[]
  onAims: (aims: string[]) => void
}) {
  const iCan = useId()
  const isFull = aims.length >= limits.aims
  return (
    <div className={styles.suggestions}>
      <p id={iCan}>{coursePageTexts.iCan}</p>
      <ul aria-labelledby={iCan}>
        {aimSuggestions[level].map(aim => {
          const isTaken = aims.includes(aim)
          return (
            <li key={aim}>
              <button
                type="button"
                aria-pressed={isTaken}
                aria-disabled={isFull && !isTaken}
                onClick={() => {
                  if (isTaken) onAims(aims.filter(one => one !== aim))
                  else if (!isFull) onAims([...aims, aim])
                }}
              >
                <Icon name={isTaken ? 'check' : 'plus'} /> {aim}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
