import { readPairCode } from '@duologue/domain/live/visits/pair-code'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { useState } from 'react'
import button from '../../ui/button.module.css'
import { TextField } from '../../ui/fields/text-field'
import styles from './pairs.module.css'

/** Opens the invitation whose code somebody shows. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('')
  const code = readPairCode(typed)
  return (
    <form
      className={styles.codeForm}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (code !== '') onCode(code)
      }}
    >
      <TextField
        label={texts.haveCode}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        maxLength={12}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className={button.secondary}>
        {texts.open}
      </button>
    </form>
  )
}
