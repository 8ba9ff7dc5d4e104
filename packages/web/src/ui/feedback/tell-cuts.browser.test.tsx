import { shell } from '@duologue/domain/messages/site/shell'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Notifications } from './notifications'
import { dismiss, notifications } from './notify'
import { tellCuts } from './tell-cuts'

let stop = () => undefined as void
beforeEach(() => {
  stop = tellCuts(document)
})
afterEach(() => {
  stop()
  for (const { id } of notifications.now()) dismiss(id)
})

async function show() {
  const screen = await render(
    <>
      <input aria-label="Source" defaultValue="abcdefgh" />
      <input aria-label="Name" maxLength={5} />
      <Notifications />
    </>,
  )
  const source = screen.getByRole('textbox', { name: 'Source' })
  const name = screen.getByRole('textbox', { name: 'Name' })
  const copy = async (letters: number) => {
    await source.click()
    const field = source.element() as HTMLInputElement
    field.setSelectionRange(0, letters)
    await userEvent.copy()
    await name.click()
    await userEvent.paste()
  }
  return { screen, name, copy, told: () => notifications.now().map(({ message }) => message) }
}

test('what is pasted and does not fit is said to be cut', async () => {
  const { name, copy, told } = await show()
  await copy(7)
  await expect.element(name).toHaveValue('abcde')
  expect(told()).toEqual([shell.cutAt(5)])
})

test('what fits is taken without a word; one key more is told', async () => {
  const { name, copy, told } = await show()
  await copy(5)
  await expect.element(name).toHaveValue('abcde')
  expect(told()).toEqual([])
  await userEvent.keyboard('f')
  await expect.element(name).toHaveValue('abcde')
  expect(told()).toEqual([shell.cutAt(5)])
})

test('what is composed and does not fit is said to be cut; what is only longer while it is composed is not', async () => {
  const { name, told } = await show()
  // Its type says nothing of what the browser takes.
  const devtools = cdp() as unknown as { send: (what: string, how: object) => Promise<unknown> }
  const compose = async (typed: string, taken: string) => {
    const end = { selectionStart: typed.length, selectionEnd: typed.length }
    await devtools.send('Input.imeSetComposition', { text: typed, ...end })
    await devtools.send('Input.insertText', { text: taken })
  }
  await name.fill('abc')
  await name.click()
  await userEvent.keyboard('{End}')
  await compose('nihao', '你好')
  await expect.element(name).toHaveValue('abc你好')
  expect(told()).toEqual([])
  await compose('ma', '吗')
  await expect.element(name).toHaveValue('abc你好')
  expect(told()).toEqual([shell.cutAt(5)])
})
