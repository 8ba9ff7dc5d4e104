import { cardPictures } from '@duologue/domain/devices/card-pictures'
import { cardPictureTexts, deviceTexts as texts } from '@duologue/domain/messages/devices/devices'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PicturePad } from './picture-pad'

async function showPad(isSending = false) {
  const pressed: number[][] = []
  const screen = await render(
    <PicturePad isSending={isSending} onPressed={pictures => pressed.push(pictures)} />,
  )
  const press = (name: keyof typeof cardPictureTexts) =>
    screen.getByRole('button', { name: cardPictureTexts[name], exact: true }).click()
  return { screen, pressed, press }
}

test('three pictures are pressed in their order, each as often as the card has it, and told', async () => {
  const { screen, pressed, press } = await showPad()
  await press('moon')
  await expect.element(screen.getByRole('status')).toHaveTextContent(texts.pressed(1))
  await press('moon')
  await expect.element(screen.getByRole('status')).toHaveTextContent(texts.pressed(2))
  expect(pressed).toEqual([])
  await press('key')
  expect(pressed).toEqual([[1, 1, 15]])
  await expect.element(screen.getByRole('status')).toHaveTextContent(texts.pressed(0))
})

test('what was pressed is taken back', async () => {
  const { screen, pressed, press } = await showPad()
  await press('sun')
  await press('sun')
  await screen.getByRole('button', { name: texts.startAgain }).click()
  for (const name of ['cat', 'car', 'cat'] as const) await press(name)
  expect(pressed).toEqual([[8, 12, 8]])
})

test('by keyboard the arrows go through the pictures, which are one stop', async () => {
  const { screen, pressed } = await showPad()
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await userEvent.tab()
  expect(focused()).toBe(cardPictureTexts.sun)
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  expect(focused()).toBe(cardPictureTexts.sun)
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}{ArrowUp}{ArrowLeft} ')
  expect(pressed).toEqual([[1, 5, 0]])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe(cardPictureTexts.car)
  expect(screen.getByRole('button', { name: cardPictureTexts.car }).element()).toHaveFocus()
})

test('every picture is a named button of 72 pixels, drawn unlike the others', async () => {
  const { screen } = await showPad()
  const buttons = cardPictures.map(picture =>
    screen.getByRole('button', { name: cardPictureTexts[picture], exact: true }).element(),
  )
  for (const button of buttons) {
    const { width, height } = button.getBoundingClientRect()
    expect([width, height]).toEqual([72, 72])
  }
  expect(new Set(buttons.map(button => button.innerHTML)).size).toBe(16)
})

test('nothing is pressed while a try is on its way', async () => {
  const { screen, pressed } = await showPad(true)
  const sun = screen.getByRole('button', { name: cardPictureTexts.sun, exact: true })
  for (let time = 0; time < 3; time += 1) await sun.click({ force: true })
  await expect.element(screen.getByRole('status')).toHaveTextContent(texts.pressed(0))
  expect(pressed).toEqual([])
})
