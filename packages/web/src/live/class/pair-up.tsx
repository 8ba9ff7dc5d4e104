import { pairTexts as texts } from '@duologue/domain/messages/live/pairs'
import { Suspense, useState } from 'react'
import button from '../../ui/button.module.css'
import { latePart } from '../../ui/feedback/late-part'
import type { PairUpProps } from './pair-up-props'

const PairUpDialog = latePart(async () => (await import('./pair-up-dialog')).PairUpDialog)

/** Pair up: the students of a class play duels of two in turns (live.md#pair-up). */
export function PairUp(props: PairUpProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      <button type="button" className={button.secondary} onClick={() => setOpen(true)}>
        {texts.pairUp}
      </button>
      {isOpen ? (
        <Suspense>
          <PairUpDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </p>
  )
}
