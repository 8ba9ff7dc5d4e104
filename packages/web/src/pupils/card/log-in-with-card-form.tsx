import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Client } from '../../api/client'
import { authenticate, useAuthStatus } from '../../session/authenticate'
import { besideField } from '../../session/beside-field'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { CardScanner } from '../scanner/card-scanner'
import { secretIn, takeCardOfLink } from './card-of-link'
import styles from './log-in-with-card-form.module.css'

const needed = (value: string) => (value.trim() === '' ? texts.needed : undefined)

/** Logs in with a card: by its link, by the camera, or by its name and words (pupils.md#logging-in-with-a-card). */
export function LogInWithCardForm({ client, onIn }: { client: Client; onIn: () => void }) {
  const status = useAuthStatus()
  const { field, form, isSending, focus, refuse } = useForm({
    rules: { cardName: needed, words: needed },
    onSend: async body => {
      const logIn = () =>
        client.pupils
          .logInWithCard({ body })
          .catch(besideField(refuse, { 'wrong-card': 'words', 'card-old': 'words' }))
      if (await authenticate(logIn, texts.loggedIn)) onIn()
      else focus('words')
    },
  })
  const scan = async (qr: string) => {
    const isIn = await authenticate(
      () => client.pupils.logInWithCard({ body: { qr } }),
      texts.loggedIn,
    )
    if (isIn) onIn()
  }
  // A card is used once, however often the page is shown.
  const wasTaken = useRef(false)
  const takeOnce = useEffectEvent(() => {
    const secret = wasTaken.current ? undefined : takeCardOfLink()
    wasTaken.current = true
    if (secret) void scan(secret)
  })
  useEffect(() => takeOnce(), [])
  const isLoading = isSending || status === 'loading'
  return (
    <>
      <CardScanner onRead={text => void scan(secretIn(text))} />
      <form {...form} className={styles.form} aria-busy={isLoading}>
        <TextField
          {...field('cardName')}
          label={texts.cardName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('words')}
          label={texts.words}
          note={texts.wordsNote}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton isSending={isLoading}>{texts.logInNow}</SubmitButton>
      </form>
    </>
  )
}
