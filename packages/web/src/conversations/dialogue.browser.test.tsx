import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { playbackRate } from '../saved-here/dialogue-choices'
import { translationChoice } from '../saved-here/translation-choice'
import type { SpokenLine } from '../voices/speak-line'
import { Dialogue } from './dialogue'
import { sampleConversation, sampleLine } from './sample-conversation'

beforeEach(() => localStorage.clear())

const client = createClient(pretendApi().api)

test('the switch names the language of translations where the page speaks another', async () => {
  const conversation = sampleConversation([sampleLine(1, 'La llave')])
  const screen = await render(<Dialogue client={client} conversation={conversation} />)
  await expect
    .element(screen.getByRole('switch', { name: 'Translations', exact: true }))
    .toBeVisible()
  await screen.rerender(
    <Dialogue client={client} conversation={{ ...conversation, translationLanguage: 'fr' }} />,
  )
  await expect.element(screen.getByRole('switch', { name: 'Translations (French)' })).toBeVisible()
})

test('where there are several, translations are in the language that is chosen, and each has its language', async () => {
  const line = { ...sampleLine(1, 'The key'), translation: 'La llave' }
  const conversation = {
    ...sampleConversation([{ ...line, translations: { de: 'Der Schlüssel', fr: 'La clé' } }]),
    translationLanguage: 'es',
  }
  const screen = await render(<Dialogue client={client} conversation={conversation} />)
  await expect.element(screen.getByText('La llave')).toHaveAttribute('lang', 'es')
  const choice = screen.getByRole('combobox', { name: 'Translations in' })
  await expect.element(choice).toHaveValue('es')
  // Which it is stands in the choice alone.
  await expect
    .element(screen.getByRole('switch', { name: 'Translations', exact: true }))
    .toBeVisible()
  await choice.selectOptions('German')
  await expect.element(screen.getByText('Der Schlüssel')).toHaveAttribute('lang', 'de')
  await expect.element(choice).toHaveValue('de')
  expect(translationChoice.get()).toBe('de')
  await choice.selectOptions('Spanish')
  await expect.element(screen.getByText('La llave')).toBeVisible()
  // Another conversation has not the language that was chosen.
  translationChoice.set('fr')
  await screen.rerender(
    <Dialogue client={client} conversation={sampleConversation([sampleLine(1, 'La taza')])} />,
  )
  await expect.element(screen.getByText('La taza')).toBeVisible()
  expect(choice.query()).toBeNull()
})

test('lines are played as they are or slower; another speed holds from the next line on', async () => {
  const spoken: (readonly [string, number | undefined])[] = []
  let ended = () => {}
  const speak = async ({ text, rate }: SpokenLine) => {
    spoken.push([text, rate])
    await new Promise<void>(resolve => {
      ended = resolve
    })
    return 'clip' as const
  }
  const conversation = sampleConversation([sampleLine(1, 'La llave'), sampleLine(2, 'Aquí')])
  const screen = await render(
    <Dialogue client={client} conversation={conversation} speak={speak} />,
  )
  const speed = screen.getByRole('group', { name: 'Speed' })
  await expect.element(speed.getByRole('radio', { name: '1×', exact: true })).toBeChecked()
  await screen.getByRole('button', { name: 'Play all' }).click()
  await expect.poll(() => spoken).toEqual([['La llave', 1]])
  await speed.getByRole('radio', { name: '0.75×' }).click()
  ended()
  await expect.poll(() => spoken.at(-1)).toEqual(['Aquí', 0.75])
  expect(playbackRate.get()).toBe('0.75')
  await screen.getByRole('button', { name: 'Play line 1' }).click()
  await expect.poll(() => spoken.at(-1)).toEqual(['La llave', 0.75])
})
