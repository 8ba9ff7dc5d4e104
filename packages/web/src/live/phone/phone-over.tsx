import { hallTexts } from '@duologue/domain/messages/live/in-hall'
import { joinHallTexts } from '@duologue/domain/messages/live/join-hall'
import { phoneTexts as texts } from '@duologue/domain/messages/live/phone'
import { Link } from '@tanstack/react-router'
import button from '../../ui/button.module.css'
import styles from './phone.module.css'

const told: Readonly<Record<string, { says: string; does?: string }>> = {
  'other-device': { says: texts.otherDevice, does: texts.playHere },
  'old-page': { says: hallTexts.oldPage, does: hallTexts.reload },
  'removed-here': { says: texts.removed, does: texts.askBack },
}

/** Why nothing comes any more, with the one thing that can be done about it. */
export function PhoneOver({ over, onOpen }: { over: string; onOpen: () => void }) {
  const { says, does } = told[over] ?? { says: texts.over }
  return (
    <div className={styles.lobby}>
      <h1>{says}</h1>
      {does ? (
        <button
          type="button"
          className={button.primary}
          onClick={over === 'old-page' ? () => location.reload() : onOpen}
        >
          {does}
        </button>
      ) : (
        <Link to="/live/{-$code}" className={button.secondary}>
          {joinHallTexts.title}
        </Link>
      )}
    </div>
  )
}
