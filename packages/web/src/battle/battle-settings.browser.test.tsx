import { battleOffer } from '@duologue/domain/battle/battle-offer'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { battleDifficulty, battleMode } from '../saved-here/battle-choices'
import { BattleSettings } from './battle-settings'
import { chosenSettings } from './chosen-battle'
import { offeredModes } from './offered-modes'

beforeEach(() => localStorage.clear())

test('without an assignment every mode and difficulty is offered, and what is chosen is kept here', async () => {
  const offer = battleOffer(offeredModes)
  const screen = await render(<BattleSettings offer={offer} />)
  expect(screen.getByRole('radio').elements()).toHaveLength(offeredModes.length + 3)
  await expect.element(screen.getByRole('radio', { name: /^Normal/ })).toBeChecked()
  await screen.getByRole('radio', { name: /^Listening/ }).click()
  await screen.getByRole('radio', { name: /^Hard/ }).click()
  expect([battleMode.get(), battleDifficulty.get()]).toEqual(['listening', 'hard'])
})

test('what an assignment fixes is all that is offered, whatever is kept here, which stays as it is', async () => {
  battleMode.set('reading')
  const offer = battleOffer(offeredModes, { mode: 'listening', difficulty: 'hard' })
  const screen = await render(<BattleSettings offer={offer} />)
  expect(screen.getByRole('radio').elements()).toHaveLength(2)
  await expect.element(screen.getByRole('radio', { name: /^Listening/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /^Hard/ })).toBeChecked()
  expect(chosenSettings(offer)).toMatchObject({ mode: 'listening', difficulty: 'hard' })
  expect(battleMode.get()).toBe('reading')
})
