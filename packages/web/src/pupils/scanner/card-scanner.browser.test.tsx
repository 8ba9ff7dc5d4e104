import { scannerTexts as texts } from '@duologue/domain/messages/pupils/scanner'
import { generate } from 'lean-qr'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { OpenCamera } from './camera'
import { CardScanner } from './card-scanner'
import { loadCodeReader } from './read-code'

const card = 'https://duologue.example/card#mia.7Kq2fYt0Zx8LwPn4RrBvQg'

/** A card as a camera sees it: held askew on a table, `size` pixels wide; without a text it is blank. */
function drawCard(
  context: CanvasRenderingContext2D,
  text: string | null,
  size: number,
  turn: number,
) {
  const { width, height } = context.canvas
  context.resetTransform()
  context.fillStyle = '#8a7f70'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(turn)
  context.fillStyle = '#f4f2ec'
  context.fillRect(-size * 0.62, -size * 0.62, size * 1.24, size * 1.24)
  if (text === null) return
  const code = generate(text)
  const unit = size / code.size
  context.fillStyle = '#1d1c1a'
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) context.fillRect(x * unit - size / 2, y * unit - size / 2, unit, unit)
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing')
  return context
}

/** A camera before which a card is held when it is told to. */
function cardCamera() {
  const context = canvasOf(640, 480)
  const held = { text: null as string | null }
  const streams: MediaStream[] = []
  const draw = setInterval(() => drawCard(context, held.text, 230, 0.3), 40)
  onTestFinished(() => clearInterval(draw))
  const open: OpenCamera = async () => {
    const stream = context.canvas.captureStream(25)
    streams.push(stream)
    return stream
  }
  const isOpen = () => streams.flatMap(s => s.getTracks()).some(t => t.readyState === 'live')
  return { held, open, isOpen, opened: () => streams.length }
}

test.each([
  [230, 0],
  [230, 0.6],
  [140, 0.1],
  [400, 3.1],
])('a code of %i pixels, turned by %f, is read on a still picture', async (size, turn) => {
  const read = await loadCodeReader()
  const context = canvasOf(640, 480)
  drawCard(context, card, size, turn)
  expect(await read(context.getImageData(0, 0, 640, 480))).toBe(card)
  drawCard(context, null, size, turn)
  expect(await read(context.getImageData(0, 0, 640, 480))).toBe(null)
})

test('the camera is asked for by a press, reads the card, and is let go', async () => {
  const camera = cardCamera()
  const read: string[] = []
  const screen = await render(
    <CardScanner openCamera={camera.open} onRead={text => read.push(text)} />,
  )
  expect(camera.opened()).toBe(0)
  await screen.getByRole('button', { name: texts.scan }).click()
  await expect.element(screen.getByText(texts.hold)).toBeVisible()
  expect(read).toEqual([])
  camera.held.text = card
  await expect.poll(() => read).toEqual([card])
  await expect.element(screen.getByRole('button', { name: texts.scan })).toHaveFocus()
  await expect.poll(camera.isOpen).toBe(false)
})

test('the camera is let go when scanning is stopped, and when its place is left', async () => {
  const camera = cardCamera()
  const screen = await render(<CardScanner openCamera={camera.open} onRead={() => undefined} />)
  await screen.getByRole('button', { name: texts.scan }).click()
  await screen.getByRole('button', { name: texts.stop }).click()
  await expect.poll(camera.isOpen).toBe(false)
  await screen.getByRole('button', { name: texts.scan }).click()
  await expect.element(screen.getByText(texts.hold)).toBeVisible()
  expect(camera.isOpen()).toBe(true)
  await screen.unmount()
  await expect.poll(camera.isOpen).toBe(false)
})

test.each([
  ['NotAllowedError', texts.blocked],
  ['NotFoundError', texts.noCamera],
  ['NotReadableError', texts.failed],
])('%s is told in words', async (name, sentence) => {
  const openCamera: OpenCamera = () => Promise.reject(new DOMException('no', name))
  const screen = await render(<CardScanner openCamera={openCamera} onRead={() => undefined} />)
  await screen.getByRole('button', { name: texts.scan }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
})
