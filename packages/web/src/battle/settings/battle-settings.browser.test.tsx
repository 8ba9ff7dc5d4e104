import { battleOffer } from '@duologue/domain/battle/battle-offer'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { battleDifficulty, battleMode } from '../../saved-here/battle-choices'
import { BattleSettings } from './battle-settings'
import { chosenSettings } from './chosen-battle'

beforeEach(() => localStorage.clear())

test('without an assignment every mode and difficulty is offered, and what is chosen is kept here', async () => {
  const offer = battleOffer(battleModes)
  const screen = await render(<BattleSettings offer={offer} />)
  expect(screen.getByRole('radio').elements()).toHaveLength(battleModes.length + 3)
  await expect.element(screen.getByRole('radio', { name: /^Normal/ })).toBeChecked()
  await screen.getByRole('radio', { name: /^Listening/ }).click()
  await screen.getByRole('radio', { name: /^Hard/ }).click()
  expect([battleMode.get(), battleDifficulty.get()]).toEqual(['listening', 'hard'])
})

test('the language of the cues is told under the modes, for Reading alone', async () => {
  const offer = battleOffer(battleModes)
  const screen = await render(<BattleSettings offer={offer} cues="German" />)
  const cues = screen.getByText('The cues are in German.')
  await expect.element(cues).toBeVisible()
  const difficulty = screen.getByText('Difficulty').element()
  expect(cues.element().compareDocumentPosition(difficulty)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await screen.getByRole('radio', { name: /^Listening/ }).click()
  expect(cues.query()).toBeNull()
})

test('what an assignment fixes is all that is offered, whatever is kept here, which stays as it is', async () => {
  battleMode.set('reading')
  const offer = battleOffer(battleModes, { mode: 'listening', difficulty: 'hard' })
  const screen = await render(<BattleSettings offer={offer} />)
  expect(screen.getByRole('radio').elements()).toHaveLength(2)
  await expect.element(screen.getByRole('radio', { name: /^Listening/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /^Hard/ })).toBeChecked()
  expect(chosenSettings(offer)).toMatchObject({ mode: 'listening', difficulty: 'hard' })
  expect(battleMode.get()).toBe('reading')
})

test('where speech cannot be recognised Speaking stands there, closed, with the reason', async () => {
  battleMode.set('speaking')
  const offer = battleOffer(['reading', 'listening'])
  const screen = await render(<BattleSettings offer={offer} />)
  const speaking = screen.getByRole('radio', { name: /^Speaking/ })
  await expect.element(speaking).toBeDisabled()
  await expect
    .element(screen.getByText("Sorry, this browser doesn't support Speaking Mode."))
    .toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /^Reading/ })).toBeChecked()
  expect(chosenSettings(offer).mode).toBe('reading')
})
