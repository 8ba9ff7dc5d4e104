import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  battleEffects,
  battleMusic,
  battleVibration,
  linesSaid,
} from '../../saved-here/stage-choices'
import { SoundSettings } from './sound-settings'

beforeEach(() => localStorage.clear())

test('lines are said and music is off at first; each switch is kept beside the others', async () => {
  battleEffects.set('calm')
  const screen = await render(<SoundSettings />)
  const lines = screen.getByRole('switch', { name: 'Say the lines' })
  const music = screen.getByRole('switch', { name: 'Music' })
  await expect.element(lines).toBeChecked()
  await expect.element(music).not.toBeChecked()
  await lines.click()
  await music.click()
  expect([linesSaid.get(), battleMusic.get(), battleEffects.get()]).toEqual([false, true, 'calm'])
})

test('a device that can be felt has a switch, off where one points with a mouse', async () => {
  const screen = await render(<SoundSettings />)
  const vibration = screen.getByRole('switch', { name: 'Vibration' })
  await expect.element(vibration).not.toBeChecked()
  await vibration.click()
  await expect.element(vibration).toBeChecked()
  expect(battleVibration.get()).toBe(true)
})

test.each(['', 'full', '7', 'null', '{"effects":"loud","music":"yes"}'])(
  'what is kept as %j is no choice',
  kept => {
    localStorage.setItem('battle-effects', kept)
    expect([battleEffects.get(), battleMusic.get(), linesSaid.get()]).toEqual([null, false, true])
  },
)
