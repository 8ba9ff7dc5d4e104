import { battleTexts as texts } from '@duologue/domain/messages/battle/arena'
import { useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import styles from './battle-options.module.css'
import type { OfferedHere } from './chosen-battle'
import { OptionsForm } from './options-form'

/** The options screen (battle.md#settings). */
export function BattleOptions({ offer, onDone }: { offer: OfferedHere; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.options} aria-labelledby="battle-options">
      <h1 ref={heading} id="battle-options" tabIndex={-1}>
        {texts.options}
      </h1>
      <p className={styles.lead}>{texts.optionsLead}</p>
      <OptionsForm offer={offer} />
      <button type="button" className={button.primary} onClick={onDone}>
        {texts.done}
      </button>
    </section>
  )
}
