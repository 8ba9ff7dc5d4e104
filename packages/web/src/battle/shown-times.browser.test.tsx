import { attackTime, popupTime } from '@duologue/domain/battle/timing'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BlowPopup } from './arena/blow-popup'
import { TravellingHit } from './arena/travelling-hit'
import { HealPopup } from './powers/heal-popup'
import { PowersBar } from './powers/powers-bar'
import { sampleGame } from './sample-game'

/** The styles of what is shown, whose times are those of the rules. */
const styleOf = (container: Element, selector: string) => {
  const found = container.querySelector(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return getComputedStyle(found)
}
const seconds = (milliseconds: number) => `${milliseconds / 1000}s`

test('the numbers of damage and healing rise for 2 seconds', async () => {
  const blow = {
    id: 1,
    struck: 1,
    damage: 12,
    travels: true,
    weight: 'full',
    isCritical: false,
  } as const
  const { container } = await render(
    <>
      <BlowPopup blow={blow} />
      <HealPopup healing={{ id: 2, health: 50 }} />
    </>,
  )
  const [damage, healing] = [...container.querySelectorAll('span')].map(each =>
    getComputedStyle(each),
  )
  expect(damage?.animationDuration).toBe(seconds(popupTime))
  expect(healing?.animationDuration).toBe(seconds(popupTime))
})

test('a hit without damage is called slow on the computer, and no damage on the learner', async () => {
  const late = { id: 1, damage: 0, travels: true, weight: 'late', isCritical: false } as const
  const screen = await render(<BlowPopup blow={{ ...late, struck: 2 }} />)
  expect(screen.container.textContent).toBe('Too slow!0')
  await screen.rerender(<BlowPopup blow={{ ...late, struck: 1 }} />)
  expect(screen.container.textContent).toBe('No damage0')
})

test('a hit travels for 500 ms', async () => {
  const { container } = await render(<TravellingHit from={1} />)
  expect(styleOf(container, '[data-from]').animationDuration).toBe(seconds(attackTime))
})

test('the ring of a cooldown is full when the power is used, then drains for 20 seconds', async () => {
  const { game } = sampleGame(1, ['critical-strike'])
  const bar = () => <PowersBar battle={game.now()} onUse={game.activatePower} />
  const screen = await render(bar())
  expect(styleOf(screen.container, 'circle').transitionDuration).toBe('20s')
  game.activatePower('critical-strike')
  await screen.rerender(bar())
  expect(screen.container.querySelector('circle')?.hasAttribute('data-whole')).toBe(true)
  expect(Number.parseFloat(styleOf(screen.container, 'circle').strokeDashoffset)).toBe(0)
})

test('a power says what it does to the mouse and to the keyboard', async () => {
  const { game } = sampleGame(1, ['heal', 'conviction'])
  const screen = await render(<PowersBar battle={game.now()} onUse={game.activatePower} />)
  const [first, second] = screen.getByRole('tooltip', { includeHidden: true }).elements()
  if (!first || !second) throw new Error('no tooltips')
  const isShown = (tooltip: Element) => getComputedStyle(tooltip).visibility === 'visible'
  expect([first, second].map(isShown)).toEqual([false, false])
  await screen.getByRole('button', { name: 'Heal' }).hover()
  await expect.poll(() => [first, second].map(isShown)).toEqual([true, false])
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Conviction' })).toHaveFocus()
  await expect.poll(() => isShown(second)).toBe(true)
})
