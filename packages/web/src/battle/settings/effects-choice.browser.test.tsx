import { battleOffer } from '@duologue/domain/battle/battle-offer'
import { battleModes } from '@duologue/domain/choices/battle-modes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { battleEffects } from '../../saved-here/stage-choices'
import { OptionsForm } from './options-form'

const devtools = cdp() as unknown as { send: (what: string, how: object) => Promise<unknown> }
const wishMotion = (value: 'reduce' | '') =>
  devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

beforeEach(() => localStorage.clear())
afterEach(() => wishMotion(''))

const options = () => render(<OptionsForm offer={battleOffer(battleModes)} />)

test('all effects at first; what is chosen is kept here', async () => {
  const screen = await options()
  const effect = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
  await expect.element(effect('Full')).toBeChecked()
  await effect('Off').click()
  await expect.element(effect('Off')).toBeChecked()
  expect(battleEffects.get()).toBe('off')
})

test('who wishes for less motion has calm ones, until they choose', async () => {
  await wishMotion('reduce')
  const screen = await options()
  await expect.element(screen.getByRole('radio', { name: /^Calm/ })).toBeChecked()
  expect(battleEffects.get()).toBeNull()
  await screen.getByRole('radio', { name: /^Full/ }).click()
  await expect.element(screen.getByRole('radio', { name: /^Full/ })).toBeChecked()
  await wishMotion('')
  await expect.element(screen.getByRole('radio', { name: /^Full/ })).toBeChecked()
})
