import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { HealthBar } from './health-bar'

/** How many parts of a bar move by themselves. */
async function moving(breathes: boolean, effects = 'full'): Promise<number> {
  const screen = await render(
    <section data-effects={effects}>
      <HealthBar name="Lucía" health={49} full={200} breathes={breathes} />
    </section>,
  )
  const parts = [...screen.container.querySelectorAll('[role=meter] > span')]
  return parts.filter(part => part.getAnimations().some(each => each instanceof CSSAnimation))
    .length
}

test('a bar breathes where it is told to, but not where effects are calm or off', async () => {
  expect(await moving(true)).toBe(1)
  expect(await moving(false)).toBe(0)
  expect(await moving(true, 'calm')).toBe(0)
  expect(await moving(true, 'off')).toBe(0)
})
