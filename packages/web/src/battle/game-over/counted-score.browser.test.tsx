import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { CountedScore } from './counted-score'

/** What is seen of the score. */
const seen = (container: Element) => container.querySelector('[aria-hidden]')?.textContent

test('the score counts up, and is read as a whole from the first moment on', async () => {
  const frames: FrameRequestCallback[] = []
  const asked = vi
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation(frame => frames.push(frame))
  const { container } = await render(<CountedScore score={3000} />)
  const shown = [seen(container)]
  for (const now of [1000, 1300, 1600]) {
    frames.at(-1)?.(now)
    shown.push(seen(container))
  }
  expect(shown).toEqual(['0', '0', '1,500', '3,000'])
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('3,000')
  asked.mockRestore()
})

test('where rest is wanted it stands there at once', async () => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      query => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
    )
  const { container } = await render(<CountedScore score={3000} />)
  expect(seen(container)).toBe('3,000')
  media.mockRestore()
})
