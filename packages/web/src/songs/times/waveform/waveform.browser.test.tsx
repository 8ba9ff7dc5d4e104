import axe from 'axe-core'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../../../api/client'
import { pretendApi } from '../../../api/pretend-api'
import { silence } from '../../../video/silence'
import { createVideo } from '../../../video/video'
import { sampleSong } from '../../sample-song'
import { createTimeSheet } from '../time-sheet'
import { Waveform } from './waveform'

const lines = [
  { id: 'a', text: 'La mer', startTime: 1, stopTime: 2.99 },
  { id: 'b', text: 'Le vent', startTime: 3, stopTime: 5 },
  { id: 'c', text: 'Oh oh' },
]

async function open(song = lines, address = silence(20)) {
  const sheet = createTimeSheet({
    client: createClient(pretendApi().api),
    song: sampleSong(song),
    journal: { get: () => null, set: () => {}, use: () => null },
  })
  const video = createVideo()
  const screen = await render(<Waveform sheet={sheet} video={video} address={address} />)
  const root = () => screen.container.querySelector('[aria-hidden] > div')?.shadowRoot ?? null
  const find = (part: string) => [...(root()?.querySelectorAll<HTMLElement>(part) ?? [])]
  const line = async (id: string) => {
    await expect.poll(() => find(`[part~="${id}"]`).length).toBe(1)
    return find(`[part~="${id}"]`)[0] ?? document.body
  }
  const times = () => sheet.timeline().map(({ start, stop }) => [start, stop])
  return { sheet, video, screen, root, find, line, times }
}

/** Pulls something by so many pixels, by mouse or finger: the finger rests before it moves. */
async function pull(from: HTMLElement, by: number, pointerType = 'mouse') {
  const box = from.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + 10]
  const send = (target: EventTarget, kind: string, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(kind, {
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerId: 1,
        pointerType,
        button: 0,
        clientX,
        clientY: y,
      }),
    )
  send(from, 'pointerdown', x)
  for (const share of [0.5, 0.8, 1]) send(document, 'pointermove', x + by * share)
  send(document, 'pointerup', x + by)
}

/** The edges of a line. */
const edges = (line: HTMLElement) => [
  ...line.querySelectorAll<HTMLElement>('[part~=region-handle]'),
]

test('a line is moved and its edges are pulled, each in one step, and neighbours follow as ever', async () => {
  const { sheet, line, find, times } = await open()
  const second = await line('b')
  // What is not timed is not there; of 20 seconds each has 50 pixels.
  expect(find('[part~=c]')).toEqual([])
  expect(second.textContent).toBe('2 Le vent')
  expect(second.getBoundingClientRect().width).toBeCloseTo(100, 0)

  await pull(second, 25)
  expect(times()).toEqual([
    [100, 349],
    [350, 550],
    [0, 0],
  ])
  await pull(edges(await line('b'))[0] ?? second, -50, 'touch')
  await pull(edges(await line('b'))[1] ?? second, 50)
  expect(times()).toEqual([
    [100, 249],
    [250, 650],
    [0, 0],
  ])
  sheet.undo()
  expect(times()[1]).toEqual([250, 550])
  // The drawing shows what the sheet says, whoever changed it.
  expect((await line('b')).getBoundingClientRect().width).toBeCloseTo(150, 0)
  sheet.undo()
  sheet.undo()
  expect([sheet.status(), times()[0]]).toEqual(['ready', [100, 299]])

  // It stops at 0, as long as it was, and an end is not pulled over a start.
  await pull(await line('a'), -200)
  expect(times()[0]).toEqual([0, 199])
  await pull(edges(await line('a'))[1] ?? second, -300)
  expect(times()[0]?.[1]).toBeGreaterThan(0)
})

test('one that is hardly there can be pulled longer', async () => {
  const { line, times } = await open([{ id: 'a', text: 'Oh', startTime: 1, stopTime: 1.02 }])
  await pull(edges(await line('a'))[1] ?? document.body, 25)
  expect(times()).toEqual([[100, 152]])
})

test('of a thousand lines those in view are in the page, and others come as it is scrolled', async () => {
  const many = Array.from({ length: 1000 }, (_, place) => ({
    id: `l${place}`,
    text: `Ligne ${place}`,
    startTime: place * 0.5,
    stopTime: place * 0.5 + 0.49,
  }))
  const { root, find, line } = await open(many, silence(520))
  await line('l0')
  expect(find('[part~=region]').length).toBeLessThan(140)
  const box = root()?.querySelector('.scroll')
  if (box) box.scrollLeft = 50 * 400
  await line('l800')
  expect(find('[part~=l0]')).toEqual([])
  expect(find('[part~=region]').length).toBeLessThan(140)
})

test('a press goes there, and the keyboard passes by', async () => {
  const { video, find, line, screen, root } = await open()
  await line('a')
  const wrapper = find('.wrapper')[0] ?? document.body
  const { left, top } = wrapper.getBoundingClientRect()
  const at = { bubbles: true, clientX: left + 400, clientY: top + 10 }
  wrapper.dispatchEvent(new MouseEvent('click', at))
  const asked: number[] = []
  const close = video.connect(() => ({
    read: () => ({ time: 0, at: 0, state: 5, rate: 1, isSeeking: false, duration: 20 }),
    play: () => {},
    pause: () => {},
    seek: seconds => asked.push(seconds),
    setRate: () => {},
    close: () => {},
  }))
  expect(asked.map(Math.round)).toEqual([8])
  close()
  expect(root()?.querySelector<HTMLElement>('.scroll')?.tabIndex).toBe(-1)
  const { violations } = await axe.run(screen.container)
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('it is shown larger and smaller, within bounds', async () => {
  const { screen, line } = await open()
  await line('a')
  const larger = screen.getByRole('button', { name: 'Show the recording larger' })
  await larger.click()
  await expect
    .poll(async () => Math.round((await line('b')).getBoundingClientRect().width))
    .toBe(200)
  await expect.element(larger).toBeDisabled()
})

test('a file that cannot be read says so, and is drawn when it can be read then', async () => {
  const address = silence(20)
  URL.revokeObjectURL(address)
  const { screen, line, find } = await open(lines, address)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('The recording could not be drawn. The times can be set without it.')
  expect(find('*')).toEqual([])
  const { fetch } = globalThis
  const back = silence(20)
  globalThis.fetch = (_, how) => fetch(back, how)
  await screen.getByRole('button', { name: 'Retry' }).click()
  await line('a').finally(() => {
    globalThis.fetch = fetch
  })
  expect(screen.getByRole('status').elements()).toEqual([])
})
