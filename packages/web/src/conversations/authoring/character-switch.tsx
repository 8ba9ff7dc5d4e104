import { authoringTexts as texts } from '@duologue/domain/messages/conversations/authoring'
import { useId } from 'react'
import styles from './character-switch.module.css'

/** Says which of the two characters speaks a line; the keys 1 and 2 do so too (conversations.md#line-actions). */
export function CharacterSwitch({
  character,
  place,
  names,
  onChange,
}: {
  character: 1 | 2
  place: number
  names: readonly [string, string]
  onChange: (character: 1 | 2) => void
}) {
  const group = useId()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{texts.characterOf(place)}</legend>
      {([1, 2] as const).map(number => (
        <label key={number} data-voice={number}>
          <input
            type="radio"
            name={group}
            checked={character === number}
            onChange={() => onChange(number)}
            onKeyDown={event => {
              if (event.key === '1' || event.key === '2') onChange(event.key === '1' ? 1 : 2)
            }}
          />
          <span>{names[number - 1] || number}</span>
        </label>
      ))}
    </fieldset>
  )
}
