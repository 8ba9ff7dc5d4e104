import type { ScreenView } from '@duologue/domain/live/views/views'
import { screenTexts as texts } from '@duologue/domain/messages/live/screen'
import { HealthBar } from '../../battle/arena/health-bar'
import { useEffects } from '../../battle/effects'
import { sideName } from '../look/side-name'
import { SideSign } from '../look/side-sign'
import styles from './screen-sides.module.css'

/** What each side loses by the blow of a turn: the one that is struck, and the speakers by their own mistakes. */
function lossOf(view: ScreenView, side: 1 | 2): number {
  const blow = view.reveal?.blow
  if (!blow) return 0
  return blow.on === side ? blow.damage : blow.own
}

const toldLoss = (view: ScreenView, side: 1 | 2, loss: number) => {
  const { form } = view.settings
  if (form === 'teams') return texts.teamHit(sideName(form, side), loss)
  return side === 1 ? texts.classHit(loss) : texts.computerHit(loss)
}

/** Both sides at the head of the screen; a blow is seen where it lands, and told (live.md#the-screen). */
export function ScreenSides({ view }: { view: ScreenView }) {
  const effects = useEffects()
  const now = view.turn ?? view.reveal
  if (!now || view.settings.form === 'each') return null
  const { form } = view.settings
  const losses = ([1, 2] as const).map(side => ({ side, loss: lossOf(view, side) }))
  return (
    <>
      <div className={styles.sides} data-effects={effects}>
        {losses.map(({ side, loss }) => (
          <div
            key={`${side} ${loss > 0 ? now.id : ''}`}
            className={styles.side}
            data-side={side}
            data-struck={loss > 0 || undefined}
          >
            <p className={styles.name}>
              {form === 'teams' ? <SideSign side={side} /> : null} {sideName(form, side)}
            </p>
            <HealthBar
              name={sideName(form, side)}
              health={now.sides[side].health}
              full={now.sides[side].most}
            />
            {loss > 0 ? (
              <span className={styles.loss} aria-hidden="true">
                −{loss}
              </span>
            ) : null}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {losses
          .filter(({ loss }) => loss > 0)
          .map(({ side, loss }) => toldLoss(view, side, loss))
          .join(' ')}
      </p>
    </>
  )
}
