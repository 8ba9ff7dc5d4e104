import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { fetchPart } from './fetch-part'
import { latePart } from './late-part'
import { dismiss, notifications } from './notify'

const Words = ({ text }: { text: string }) => <p>{text}</p>

beforeEach(() => {
  for (const { id } of notifications.now()) dismiss(id)
})

/** A part whose file comes or does not, as `comes` says at that moment. */
function partThat(comes: () => boolean) {
  let asked = 0
  const Part = latePart(async () => {
    asked += 1
    if (!comes()) throw new TypeError('Failed to fetch dynamically imported module')
    return Words
  })
  return { Part, asked: () => asked }
}

const around = (part: React.ReactNode) =>
  render(
    <main>
      <h1>The duel goes on</h1>
      <Suspense>{part}</Suspense>
    </main>,
  )

test('a part whose file does not come says so in its own place, and Retry brings it', async () => {
  let isOnline = false
  const { Part } = partThat(() => isOnline)
  const screen = await around(<Part text="here" />)
  await expect.element(screen.getByText('This part could not be loaded.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'The duel goes on' })).toBeVisible()
  isOnline = true
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('here')).toBeVisible()
})

test('it comes by itself when the connection is back', async () => {
  let isOnline = false
  const { Part } = partThat(() => isOnline)
  const screen = await around(<Part text="here" />)
  await expect.element(screen.getByText('This part could not be loaded.')).toBeVisible()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('here')).toBeVisible()
})

test('what failed when it was fetched ahead is asked for again when it is needed', async () => {
  let isOnline = false
  const { Part, asked } = partThat(() => isOnline)
  await Part.fetchAhead()
  isOnline = true
  const screen = await around(<Part text="here" />)
  await expect.element(screen.getByText('here')).toBeVisible()
  expect(asked()).toBe(2)
})

test('what a press needs and does not come is told, once for each press', async () => {
  expect(await fetchPart(() => Promise.reject(new TypeError('gone')))).toBeUndefined()
  expect(notifications.now().map(({ message }) => message)).toEqual([
    'This part could not be loaded.',
  ])
  expect(await fetchPart(() => Promise.resolve('part'))).toBe('part')
})
