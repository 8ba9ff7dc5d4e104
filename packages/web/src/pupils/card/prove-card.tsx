import type { CardLogin } from '@duologue/contract/pupils'
import { deviceTexts } from '@duologue/domain/messages/devices/devices'
import { cardLoginTexts as texts } from '@duologue/domain/messages/pupils/card-login'
import { pupilTexts } from '@duologue/domain/messages/pupils/pupils'
import { PicturePad } from '../../devices/picture-pad'
import { messageOf } from '../../session/tell-failure'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { SubmitButton } from '../../ui/fields/submit-button'
import { TextField } from '../../ui/fields/text-field'
import { useForm } from '../../ui/fields/use-form'
import { type Asked, throwOn } from './log-in-with-card'
import styles from './prove-card.module.css'

const needed = (value: string) => (value.trim() === '' ? pupilTexts.needed : undefined)

/** What is asked now comes under the eyes and ears of whoever brought the card. */
const lookHere = (heading: HTMLElement | null) => heading?.focus()

/** Sends a card with what was brought beside it; what it throws is told. */
type Send = (card: CardLogin, onFault: (error: unknown) => never) => Promise<unknown>

function Pictures({ card, onSend }: { card: CardLogin; onSend: Send }) {
  const [isSending, send] = useSending()
  return (
    <>
      <p>{deviceTexts.tapPictures}</p>
      <PicturePad
        isSending={isSending}
        onPressed={pictures => send(() => onSend({ ...card, pictures }, throwOn))}
      />
    </>
  )
}

function Words({ card, onSend }: { card: CardLogin; onSend: Send }) {
  const { field, form, isSending, refuse } = useForm({
    rules: { words: needed },
    onSend: ({ words }) =>
      onSend({ ...card, words }, error => {
        refuse('words', messageOf(error))
        throw error
      }),
  })
  return (
    <form {...form} aria-busy={isSending}>
      <TextField
        {...field('words')}
        label={pupilTexts.words}
        note={texts.wordsLead}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton isSending={isSending}>{pupilTexts.logInNow}</SubmitButton>
    </form>
  )
}

/** What a class wants beside a card that is right: its pictures, or its words (pupils.md#what-follows-a-card). */
export function ProveCard({
  asked: { card, wants },
  onSend,
  onOther,
}: {
  asked: Asked
  onSend: Send
  onOther: () => void
}) {
  const isPictures = wants === 'pictures'
  return (
    <div className={styles.proof}>
      <h2 ref={lookHere} tabIndex={-1}>
        {isPictures ? texts.yourPictures : texts.yourWords}
      </h2>
      {isPictures ? <Pictures {...{ card, onSend }} /> : <Words {...{ card, onSend }} />}
      <button type="button" className={button.quiet} onClick={onOther}>
        {texts.otherCard}
      </button>
    </div>
  )
}
