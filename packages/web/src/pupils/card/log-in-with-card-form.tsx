import type { CardLogin } from '@duologue/contract/pupils'
import { pupilTexts as texts } from '@duologue/domain/messages/pupils/pupils'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Client } from '../../api/client'
import { useAuthStatus } from '../../session/authenticate'
import { besideField } from '../../session/beside-field'
import { latePart } from '../../ui/feedback/late-part'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { CardScanner } from '../scanner/card-scanner'
import { secretIn, takeCardOfLink } from './card-of-link'
import { type Asked, logInWithCard, throwOn } from './log-in-with-card'
import styles from './log-in-with-card-form.module.css'

const ProveCard = latePart(async () => (await import('./prove-card')).ProveCard)

const needed = (value: string) => (value.trim() === '' ? texts.needed : undefined)

/** Logs in with a card: by its link, by the camera, or by its name and words (pupils.md#logging-in-with-a-card). */
export function LogInWithCardForm({ client, onIn }: { client: Client; onIn: () => void }) {
  const status = useAuthStatus()
  const [asked, setAsked] = useState<Asked>()
  /** Whether somebody is in, or more is asked of them. */
  const logIn = async (card: CardLogin, onFault: (error: unknown) => never = throwOn) => {
    const told = await logInWithCard(client, card, onFault)
    if (typeof told === 'object') setAsked(told)
    else if (told) onIn()
    return told !== false
  }
  const { field, form, isSending, focus, refuse } = useForm({
    rules: { cardName: needed, words: needed },
    onSend: async body => {
      const beside = besideField(refuse, { 'wrong-card': 'words', 'card-old': 'words' })
      if (!(await logIn(body, beside))) focus('words')
    },
  })
  // A card is used once, however often the page is shown.
  const wasTaken = useRef(false)
  const takeOnce = useEffectEvent(() => {
    const secret = wasTaken.current ? undefined : takeCardOfLink()
    wasTaken.current = true
    if (secret) void logIn({ qr: secret })
  })
  useEffect(() => takeOnce(), [])
  const isLoading = isSending || status === 'loading'
  if (asked)
    return (
      <Suspense>
        <ProveCard asked={asked} onSend={logIn} onOther={() => setAsked(undefined)} />
      </Suspense>
    )
  return (
    <>
      <CardScanner onRead={text => void logIn({ qr: secretIn(text) })} />
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
