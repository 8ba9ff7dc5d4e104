import { playTexts as texts } from '@duologue/domain/messages/plays/plays'
import { shell } from '@duologue/domain/messages/site/shell'
import { useEffect, useEffectEvent, useState } from 'react'
import button from '../ui/button.module.css'
import { LoadingVoices } from '../ui/feedback/loading-voices'
import { Icon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { useStore } from '../ui/store'
import { browserClock } from './battle-clock'
import { StageDialog } from './stage-dialog'
import styles from './ticket-dialog.module.css'
import { type ShownWait, type TicketWait, ticketWait } from './ticket-wait'

/** The wait for the tickets of a page, and what is shown of it now; leaving the page ends it. */
export function useTicketWait<Ticket>(): [TicketWait<Ticket>, ShownWait | null] {
  const [wait] = useState(() => ticketWait<Ticket>(browserClock))
  useEffect(() => () => wait.leave(), [wait])
  return [wait, useStore(wait)]
}

/**
 * The closed curtain before a game whose ticket is not there: whoever waits gets it, even late; whoever does not is told
 * before the game that it will not count.
 */
export function TicketDialog({
  shown,
  wait,
}: {
  shown: ShownWait
  wait: Pick<TicketWait<unknown>, 'again' | 'playWithout' | 'leave'>
}) {
  const { name, message } = shown
  const retry = useEffectEvent(() => name === 'none' && wait.again())
  useEffect(() => {
    const listen = () => retry()
    window.addEventListener('online', listen)
    return () => window.removeEventListener('online', listen)
  }, [])
  return (
    <StageDialog
      title={texts.ticketTitles[name]}
      corner={
        <IconButton label={shell.close} onClick={wait.leave}>
          <Icon name="close" />
        </IconButton>
      }
      actions={
        name === 'waiting' ? null : (
          <>
            <button type="button" className={button.secondary} onClick={wait.playWithout}>
              {texts.playWithout}
            </button>
            <button type="button" className={button.primary} onClick={wait.again}>
              {texts.tryAgain}
            </button>
          </>
        )
      }
    >
      {name === 'none' ? (
        <p>{message ?? texts.noAnswer}</p>
      ) : (
        <div className={styles.voices}>
          <LoadingVoices />
        </div>
      )}
      {name === 'waiting' ? null : <p role="alert">{texts.willNotCount}</p>}
    </StageDialog>
  )
}
