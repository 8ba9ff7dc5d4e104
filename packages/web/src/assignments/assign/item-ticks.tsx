import type { Assignment } from '@duologue/contract/shapes/assignment'
import { assignUnitTexts as texts } from '@duologue/domain/messages/assignments/assign-unit'
import { inAnyLanguage } from '../../ui/written-in'
import styles from '../assignments.module.css'
import { dayInWords } from '../today-here'
import type { AssignableUnit } from './assignable'

/** The items of a unit that can be ticked; of those that a class has to play still it says until when. */
export function ItemTicks({
  items,
  still,
  isTicked,
  onTick,
}: {
  items: AssignableUnit['items']
  still: ReadonlyMap<string, Pick<Assignment, 'dateDue' | 'timeZone'>>
  isTicked: (id: string) => boolean
  onTick: (id: string, isTicked: boolean) => void
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{texts.whatOfUnit}</legend>
      {items.map(({ id, title }) => {
        const until = still.get(id)
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={isTicked(id)}
              disabled={until !== undefined}
              onChange={event => onTick(id, event.target.checked)}
            />
            <span>
              <span {...inAnyLanguage}>{title}</span>
              {until ? (
                <small className={styles.until}>
                  {texts.assignedUntil(dayInWords(until.dateDue, until.timeZone))}
                </small>
              ) : null}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
