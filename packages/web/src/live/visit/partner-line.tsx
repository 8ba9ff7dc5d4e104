import type { BattleCharacter, CharacterNumber } from '@duologue/domain/battle/battle-setup'
import type { TurnLine } from '@duologue/domain/live/visits/visit-turns'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import button from '../../ui/button.module.css'
import { ToldLine } from '../look/told-line'
import { useHeadingFocus } from '../look/use-heading-focus'
import { useSpoken } from './use-spoken'
import styles from './visit.module.css'

/** The rest after a line of the partner, in milliseconds. */
const rest = 700

/** A line of the partner: it is said, without telling how they did with it. */
export function PartnerLine({
  line,
  character: { name, image },
  number,
  language,
  onEnd,
}: {
  line: TurnLine
  character: BattleCharacter
  number: CharacterNumber
  language: string
  onEnd: () => void
}) {
  const heading = useHeadingFocus(true)
  useSpoken({ text: line.text, audio: line.audio, language }, rest, onEnd)
  return (
    <div className={styles.scene}>
      <div className={styles.speaker} data-voice={number}>
        {image ? <img src={image} alt="" width="96" height="96" /> : null}
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h1>
      </div>
      <div className={styles.bubble} data-voice={number}>
        <ToldLine line={line} language={language} className={styles.text} soft={styles.soft} />
      </div>
      <button type="button" className={button.secondary} onClick={onEnd}>
        {texts.goOn}
      </button>
    </div>
  )
}
