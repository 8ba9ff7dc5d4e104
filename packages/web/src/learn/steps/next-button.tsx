import { learnTexts as texts } from '@duologue/domain/messages/learn/learn'
import { useEffect, useRef } from 'react'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'

/** The way on; it takes the focus, so that Enter goes on. */
export function NextButton({ onNext }: { onNext: () => void }) {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => own.current?.focus({ preventScroll: true }), [])
  return (
    <button
      ref={own}
      type="button"
      className={button.primary}
      aria-keyshortcuts="ArrowRight"
      onClick={onNext}
    >
      {texts.next} <Icon name="arrow" />
    </button>
  )
}
