import { isPressed, isWrittenIn, usePageKeys } from '../../ui/keys/use-page-keys'
import { type KeyAction, keyAction } from './battle-keys'

/**
 * Listens for the battle's keys on the whole page. Space on a button presses the button.
 *
 * @param choices how many answers can be chosen now.
 * @param isHeard whether space plays the line again, or records it.
 */
export function useBattleKeys(
  choices: number,
  act: (action: KeyAction) => void,
  isHeard = false,
): void {
  usePageKeys(event => {
    const { key, target } = event
    if (key === ' ' && (isPressed(target) || isWrittenIn(target))) return undefined
    const action = keyAction(event, choices, isHeard)
    return action ? () => act(action) : undefined
  })
}
