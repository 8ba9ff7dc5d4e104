import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HealthBar } from './health-bar'

/** How many parts of a bar move by themselves. */
async function moving(health: number, isQuiet: boolean, effects = 'full'): Promise<number> {
  const screen = await render(
    <section data-effects={effects}>
      <HealthBar name="Lucía" health={health} full={200} isQuiet={isQuiet} />
    </section>,
  )
  const parts = [...screen.container.querySelectorAll('[role=meter] > span')]
  return parts.filter(part => part.getAnimations().some(each => each instanceof CSSAnimation))
    .length
}

test('a bar breathes below a quarter of health, unless the learner is to answer', async () => {
  expect(await moving(49, false)).toBe(1)
  expect(await moving(49, true)).toBe(0)
  expect(await moving(50, false)).toBe(0)
  expect(await moving(0, false)).toBe(0)
})

test('it does not where effects are calm or off', async () => {
  expect(await moving(49, false, 'calm')).toBe(0)
  expect(await moving(49, false, 'off')).toBe(0)
})
