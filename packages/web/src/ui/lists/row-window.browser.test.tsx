import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RowWindow } from './row-window'

/** Every third row is three times as high as the others. */
const row = (place: number) => (
  <li key={place} aria-label={`Row ${place}`}>
    <textarea aria-label={`Field ${place}`} rows={place % 3 === 0 ? 12 : 4} />
  </li>
)

const open = (count: number, scrolls: 'box' | 'page') =>
  render(<RowWindow label="Rows" count={count} row={row} scrolls={scrolls} />)

type Screen = Awaited<ReturnType<typeof open>>

const scroller = (screen: Screen, scrolls: 'box' | 'page') =>
  (scrolls === 'box'
    ? screen.getByRole('list').element().parentElement
    : document.scrollingElement) ?? document.body
const inPage = (screen: Screen) => screen.getByRole('listitem').elements().length
const topOf = (screen: Screen, place: number) =>
  screen.getByLabelText(`Row ${place}`, { exact: true }).element().getBoundingClientRect().top
const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

test.each(['box', 'page'] as const)(
  'of a thousand rows few are there, and the last can be reached: %s',
  async scrolls => {
    const screen = await open(1000, scrolls)
    await expect.poll(() => inPage(screen)).toBeLessThan(30)
    const box = scroller(screen, scrolls)
    box.scrollTop = box.scrollHeight / 2
    await expect.poll(() => screen.getByLabelText('Row 0', { exact: true }).query()).toBeNull()
    await expect
      .poll(() => {
        box.scrollTop = box.scrollHeight
        return screen.getByLabelText('Row 999', { exact: true }).query()?.textContent
      })
      .toBe('')
    expect(inPage(screen)).toBeLessThan(30)
    // Nothing is left over below the last one.
    await expect.poll(() => topOf(screen, 999)).toBeLessThan(window.innerHeight)
  },
)

test('scrolling up through rows of another height moves what is seen by just as much', async () => {
  const screen = await open(1000, 'box')
  const box = scroller(screen, 'box')
  box.scrollTop = box.scrollHeight / 2
  await expect.poll(() => screen.getByLabelText('Row 0', { exact: true }).query()).toBeNull()
  for (let step = 0; step < 12; step++) {
    const seen = screen.getByRole('listitem').elements()
    const first = seen.find(it => it.getBoundingClientRect().bottom > 60)
    const before = first?.getBoundingClientRect().top ?? 0
    box.scrollBy(0, -60)
    await nextFrame()
    await nextFrame()
    expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - before - 60)).toBeLessThan(1.5)
  }
})

test('the field with the focus stays when it is scrolled away, and Tab goes on from it', async () => {
  const screen = await open(1000, 'box')
  const box = scroller(screen, 'box')
  const field = screen.getByLabelText('Field 5', { exact: true })
  await field.fill('typed')
  box.scrollTop = 20_000
  await expect.poll(() => screen.getByLabelText('Row 20', { exact: true }).query()).toBeNull()
  expect(document.activeElement).toBe(field.element())
  expect((field.element() as HTMLTextAreaElement).value).toBe('typed')
  expect(screen.getByLabelText('Field 6', { exact: true }).query()).not.toBeNull()
})

test('a short list is there as a whole', async () => {
  const screen = await open(30, 'box')
  await expect.poll(() => inPage(screen)).toBe(30)
})
