import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { silence } from '../../video/silence'
import { sampleSheetLine as line, sampleSheet } from '../sample-sheet'
import { LearnerSong } from './learner-song'

const lines = Array.from({ length: 40 }, (_, place) =>
  line(`Ligne ${place}`, place / 2 + 0.2, place / 2 + 0.6),
)

/** A song that plays from its twentieth line, and where the line that is sung is scrolled to. */
async function playing() {
  await page.viewport(1280, 800)
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  const screen = await render(
    <PretendPage>
      <LearnerSong sheet={sampleSheet(lines, { mediaUrl: silence(25) })} onFault={() => undefined}>
        {null}
      </LearnerSong>
    </PretendPage>,
  )
  await screen.getByRole('button', { name: 'Play from line 20', exact: true }).click()
  const current = () => document.querySelector('[data-place][aria-current]')
  await expect.poll(current, { timeout: 10_000 }).not.toBeNull()
  const isHigh = () => {
    const { top = 999 } = current()?.getBoundingClientRect() ?? {}
    return top >= 0 && top < 800 / 3
  }
  await expect.poll(isHigh, { timeout: 10_000 }).toBe(true)
  /** Another line is sung than now. */
  const another = async () => {
    const before = current() ?? document.querySelector('[data-lit=next]')?.previousElementSibling
    const next = () => current() !== null && current() !== before
    await expect.poll(next, { timeout: 10_000 }).toBe(true)
  }
  return {
    screen,
    scroll,
    isHigh,
    another,
    follow: screen.getByRole('button', { name: texts.follow }),
  }
}

test('the line that is sung stays in the upper third, until somebody scrolls', async () => {
  const { scroll, isHigh, another, follow } = await playing()
  expect(scroll).toHaveBeenLastCalledWith({ block: 'start', behavior: 'smooth' })
  const stops = [
    () => window.dispatchEvent(new WheelEvent('wheel')),
    () => window.dispatchEvent(new TouchEvent('touchmove')),
    () => userEvent.keyboard('{PageDown}'),
  ]
  for (const stop of stops) {
    await stop()
    await expect.element(follow).toBeVisible()
    scroll.mockClear()
    await another()
    expect(scroll).not.toHaveBeenCalled()
    await userEvent.keyboard('f')
    await expect.element(follow).not.toBeInTheDocument()
    await expect.poll(isHigh, { timeout: 10_000 }).toBe(true)
  }
})

test('arrows in the lyrics stop it, a press brings it back, and with reduced motion it jumps', async () => {
  const { scroll, isHigh, follow } = await playing()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(follow).toBeVisible()
  const media = vi.spyOn(window, 'matchMedia')
  onTestFinished(() => media.mockRestore())
  media.mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList)
  await follow.click()
  await expect.element(follow).not.toBeInTheDocument()
  await expect.poll(isHigh, { timeout: 10_000 }).toBe(true)
  expect(scroll).toHaveBeenLastCalledWith({ block: 'start', behavior: 'instant' })
})
