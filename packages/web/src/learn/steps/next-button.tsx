import { language } from '@duologue/domain/messages/language'
import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { directionOf } from '@duologue/domain/messages/site-languages'
import { useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import { arrowKeys } from '../learn-keys'

/** The way on; it takes the focus, so that Enter goes on. */
export function NextButton({ onNext }: { onNext: () => void }) {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => own.current?.focus({ preventScroll: true }), [])
  return (
    <button
      ref={own}
      type="button"
      className={button.primary}
      aria-keyshortcuts={arrowKeys(directionOf(language)).next}
      onClick={onNext}
    >
      {texts.next} <Icon name="arrow" />
    </button>
  )
}
