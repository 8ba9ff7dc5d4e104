import { powersForMode } from '@duologue/domain/battle/powers/choose-powers'
import type { BattleMode } from '@duologue/domain/choices/battle-modes'
import type { PairLobby as Lobby } from '@duologue/domain/live/pairs/pair-view'
import type { MemberView } from '@duologue/domain/live/views/views'
import { battleTexts } from '@duologue/domain/messages/battle/arena'
import { openHallTexts } from '@duologue/domain/messages/live/open-hall'
import { togetherTexts as texts } from '@duologue/domain/messages/live/together'
import { PowerCards } from '../../battle/powers/power-cards'
import { PowerIcon } from '../../battle/powers/power-icon'
import { gamePowers } from '../../saved-here/battle-choices'
import { useSpeakingFault } from '../../speech/speaking-fault'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import type { HallLink } from '../hall-link'
import { useHeadingFocus } from '../look/use-heading-focus'
import styles from './pair.module.css'

const modeIn = ({ mode }: MemberView): BattleMode => (mode === 'writing' ? 'reading' : mode)

/** Before the duel of two who were invited: each chooses powers, and says that they are ready (live.md#together). */
export function PairLobby({
  link,
  view,
  lobby,
}: {
  link: HallLink<MemberView>
  view: MemberView
  lobby: Lobby
}) {
  const { partner, isPartnerReady, powers, readsFirst, difficulty, rounds } = lobby
  const heading = useHeadingFocus(true)
  const mode = modeIn(view)
  const fault = useSpeakingFault(battleTexts.speakingUnsupported, view.language)
  const isReady = powers !== null
  const facts = [
    openHallTexts.modes[mode],
    openHallTexts.difficulties[difficulty],
    texts.rounds(rounds),
    ...(readsFirst ? [openHallTexts.readFirst] : []),
  ]
  return (
    <section className={styles.lobby}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.duelWith(partner.name)}
      </h1>
      <p className={styles.title}>{view.title}</p>
      <ul className={styles.facts}>
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {mode === 'speaking' && fault ? <p role="alert">{fault}</p> : null}
      <p className={styles.whose} role="status">
        {isReady ? `${texts.youAreReady} ` : null}
        {!partner.isHere
          ? texts.waiting(partner.name)
          : isPartnerReady
            ? texts.isReady(partner.name)
            : texts.notReady(partner.name)}
      </p>
      {isReady ? (
        <ul className={styles.facts} aria-label={battleTexts.powersChosen}>
          {powers.map(power => (
            <li key={power}>
              <PowerIcon power={power} /> {battleTexts.powers[power].name}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <button
            type="button"
            className={button.primary}
            onClick={() =>
              void link.act({ type: 'ready', powers: powersForMode(gamePowers.get(), mode) })
            }
          >
            <Icon name="sword" /> {texts.ready}
          </button>
          <PowerCards mode={mode} lead={texts.powersLead} />
        </>
      )}
    </section>
  )
}
