import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import type { PlacementStart } from '@duologue/domain/placement/step-placement'
import { useId, useState } from 'react'
import button from '../ui/button.module.css'
import { Toggle } from '../ui/fields/toggle'
import styles from './placement.module.css'
import type { PlacementWish } from './placement-test'

const starts = Object.entries(texts.starts) as [PlacementStart, string][]

/** How well somebody knows the language by their own word (placement.md#blocks). */
export function PlacementIntro({
  onNew,
  onStart,
}: {
  /** Who is new to it is asked nothing. */
  onNew: () => void
  onStart: (wish: PlacementWish) => void
}) {
  const [isUnhurried, setUnhurried] = useState(false)
  const help = useId()
  return (
    <div className={styles.intro}>
      <p>{texts.lead}</p>
      <ul className={styles.starts}>
        <li>
          <button type="button" className={button.secondary} onClick={onNew}>
            {texts.isNew}
          </button>
        </li>
        {starts.map(([start, said]) => (
          <li key={start}>
            <button
              type="button"
              className={button.secondary}
              onClick={() => onStart({ start, isUnhurried })}
            >
              {said}
            </button>
          </li>
        ))}
      </ul>
      <div aria-describedby={help} role="group">
        <Toggle isOn={isUnhurried} onChange={setUnhurried} label={texts.relaxed} />
        <p id={help} className={styles.help}>
          {texts.relaxedMeaning}
        </p>
      </div>
    </div>
  )
}
