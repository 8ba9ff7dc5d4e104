import { speechTexts as texts } from '@duologue/domain/messages/speech/speech'
import { chooseDialect, dialectFor, dialectsOf } from '@duologue/domain/speech/dialects'
import { useId } from 'react'
import { chosenDialects } from '../saved-here/speech-choices'
import styles from './dialect-select.module.css'

/** The dialect of a language that is listened for here. */
export const useDialect = (language: string): string => dialectFor(language, chosenDialects.use())

/** Which dialect the reader speaks (speech.md#dialects); nothing where there is only one. Kept in this browser. */
export function DialectSelect({ language }: { language: string }) {
  const id = useId()
  const chosen = useDialect(language)
  const dialects = dialectsOf(language)
  if (dialects.length < 2) return null
  return (
    <div className={styles.dialect}>
      <label htmlFor={id}>{texts.dialect}</label>
      <select
        id={id}
        value={chosen}
        onChange={event =>
          chosenDialects.set(chooseDialect(chosenDialects.get(), event.target.value))
        }
      >
        {dialects.map(({ tag, place }) => (
          <option key={tag} value={tag}>
            {place}
          </option>
        ))}
      </select>
    </div>
  )
}
