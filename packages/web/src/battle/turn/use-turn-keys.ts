import type { Battle } from '@duologue/domain/battle/battle'
import type { RefObject } from 'react'
import type { Guessing } from '../facts/use-guessing'
import type { RunningBattle } from '../run-battle'
import type { SpeakingControls } from '../speaking/speaking-panel'
import { useBattleKeys } from './use-battle-keys'
import type { LineVoice } from './use-line-voice'

/** Lets the keys of a battle (battle.md#keys) do what its buttons do. */
export function useTurnKeys(
  game: RunningBattle,
  { phase, setup, players }: Battle,
  {
    voice,
    controls,
    guessing,
    onHelp,
  }: {
    voice: LineVoice
    controls: RefObject<SpeakingControls | null>
    guessing: Guessing | undefined
    onHelp: () => void
  },
): void {
  const choices = phase.name === 'roundPlay' && phase.turn.player === 1 ? phase.turn.choices : []
  useBattleKeys(
    choices.length,
    action => {
      switch (action.kind) {
        case 'help':
          return onHelp()
        case 'replay':
          return setup.mode === 'speaking' ? controls.current?.record() : voice.replay()
        case 'guess':
          return guessing?.guess(action.says)
        case 'power': {
          const power = players[1].powers[action.power]
          return power ? game.activatePower(power.name) : undefined
        }
        case 'answer': {
          const choice = choices[action.choice]
          return choice === undefined ? undefined : game.answer(choice)
        }
      }
    },
    setup.mode !== 'reading',
  )
}
