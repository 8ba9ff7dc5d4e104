import { named } from '@duologue/domain/messages/joined'
import { shell } from '@duologue/domain/messages/site/shell'
import { useId, useRef } from 'react'
import { Icon } from '../icon'
import styles from './help-popover.module.css'

/** Help about a control: shown on hover, on press, and by keyboard (site.md#help-on-controls); Escape hides it. */
export function HelpPopover({ about, text }: { about: string; text: string }) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const isMouse = (event: React.PointerEvent) => event.pointerType === 'mouse'
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={named(shell.help, about)}
        aria-describedby={id}
        onPointerEnter={event => {
          // It stands beside its source: opened without one, it would be in a corner of the page.
          if (isMouse(event)) popover.current?.showPopover({ source: event.currentTarget })
        }}
        onPointerLeave={event => isMouse(event) && popover.current?.hidePopover()}
      >
        <Icon name="help" />
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.text}>
        {text}
      </div>
    </>
  )
}
