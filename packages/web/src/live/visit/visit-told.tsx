import type { VisitProgress } from '@duologue/contract/live/pair-shapes'
import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { phoneTexts } from '@duologue/domain/messages/live/phone'
import { Suspense } from 'react'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import { Icon } from '../../ui/icon'
import { ToldLine } from '../look/told-line'
import { useHeadingFocus } from '../look/use-heading-focus'
import reveal from '../phone/phone-reveal.module.css'
import { useSpoken } from './use-spoken'

type Told = VisitProgress['told'][number]
type Asked = NonNullable<VisitProgress['asked']>

const SaidWords = latePart(async () => (await import('./said-words')).SaidWords)

/** The rest after the line was heard, in milliseconds: what was missed is read. */
const rest = { right: 900, wrong: 3000 }

function wordOf({ right, choice, heard }: Told): string {
  if (right) return texts.right
  return choice === null && heard === null ? texts.noAnswer : texts.wrong
}

/** How an answer went, and the right line, which is heard. */
export function VisitTold({
  told,
  asked,
  language,
  difficulty,
  onEnd,
}: {
  told: Told
  /** What was asked; null where it was answered on another page. */
  asked: Asked | null
  language: string
  difficulty: BattleDifficulty
  onEnd: () => void
}) {
  const { right, line, choice, heard } = told
  const heading = useHeadingFocus(true)
  useSpoken(
    { text: line.text, audio: line.audio, language },
    right ? rest.right : rest.wrong,
    onEnd,
  )
  const chosen = right || choice === null ? undefined : asked?.choices[choice]
  return (
    <div className={reveal.reveal} data-right={right}>
      <span className={reveal.sign} aria-hidden="true">
        <Icon name={right ? 'check' : 'cross'} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={reveal.word}>
        {wordOf(told)}
      </h1>
      {heard ? (
        <Suspense>
          <SaidWords line={line.text} heard={heard} language={language} difficulty={difficulty} />
        </Suspense>
      ) : (
        <div className={reveal.line}>
          <p className={reveal.label}>{texts.rightLine}</p>
          <ToldLine line={line} language={language} className={reveal.text} soft={reveal.soft} />
        </div>
      )}
      {chosen ? (
        <div className={reveal.line} data-wrong>
          <p className={reveal.label}>{phoneTexts.youChose}</p>
          <ToldLine
            line={{ ...chosen, translation: null }}
            language={language}
            className={reveal.text}
            soft={reveal.soft}
          />
        </div>
      ) : null}
      <button type="button" className={button.primary} onClick={onEnd}>
        {texts.goOn}
      </button>
    </div>
  )
}
