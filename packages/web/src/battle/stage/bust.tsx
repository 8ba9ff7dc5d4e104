import type { CharacterNumber } from '@duologue/domain/battle/battle-setup'
import { facesOf } from '@duologue/domain/conversations/stage-pictures'
import { type Mood, moods } from '@duologue/domain/media/moods'
import type { CSSProperties } from 'react'
import styles from './bust.module.css'

/** A character in its mood: a drawn one by its face, one that was uploaded by how it is held (battle.md#faces). */
export function Bust({
  picture,
  character,
  mood,
}: {
  /** The address of its portrait. */
  picture: string
  character: CharacterNumber
  mood: Mood
}) {
  const faces = facesOf(picture)
  const at = { '--at': moods.indexOf(mood) } as CSSProperties
  return (
    <span className={styles.bust} data-voice={character} data-mood={mood}>
      {faces === undefined ? (
        <img className={styles.uploaded} src={picture} alt="" />
      ) : (
        <span className={styles.window}>
          <img className={styles.faces} style={at} src={faces} alt="" />
        </span>
      )}
    </span>
  )
}
