import type { LanguageCode } from '@duologue/domain/choices/languages'
import { pronunciationEditorTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { itemOf } from '@duologue/domain/pronunciation/item-actions'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleConversation, sampleLine } from '../../conversations/sample-conversation'
import { PretendPage } from '../../ui/pretend-page'
import { ItemWays } from './item-ways'

/** A list with one item that is written and a row that is not. */
async function show(language: LanguageCode | null) {
  const { api, calls } = pretendApi()
  const lists: PronunciationItem[][] = [
    [itemOf('a', { text: 'hola', translation: 'hello' }), itemOf('b', { text: '' })],
  ]
  const led: string[] = []
  await render(
    <PretendPage>
      <ItemWays
        client={createClient(api)}
        language={language}
        now={() => lists.at(-1) ?? []}
        onItems={items => lists.push(items)}
        onNoLanguage={() => led.push('language')}
        isNew
      />
    </PretendPage>,
  )
  const items = () => (lists.at(-1) ?? []).map(({ text, translation }) => [text, translation])
  return { calls, items, led, dialog: page.getByRole('dialog') }
}

async function open(way: string, language: LanguageCode = 'es') {
  const shown = await show(language)
  await page.getByRole('button', { name: way }).click()
  await expect.element(shown.dialog).toBeVisible()
  return shown
}

type Opened = Awaited<ReturnType<typeof open>>

/** Waits for the call of this place, and answers it. */
async function answered(calls: Opened['calls'], index: number, body: object, status = 200) {
  await expect.poll(() => calls.length).toBeGreaterThan(index)
  calls[index]?.answer(status, body)
  return calls[index]
}

const boxes = ({ dialog }: Opened) =>
  dialog
    .getByRole('group')
    .getByRole('checkbox')
    .elements()
    .map(box => box.closest('label')?.textContent.trim().replaceAll(/\s+/g, ' '))

test('all ways but pasting need a language, and lead to its choice', async () => {
  const { calls, dialog, led } = await show(null)
  for (const way of ['From conversation', 'From song', 'From my mistakes'])
    await page.getByRole('button', { name: way }).click()
  await expect.element(page.getByText(texts.languageFirst).first()).toBeVisible()
  expect(led).toHaveLength(3)
  expect(dialog.query()).toBeNull()
  expect(calls).toEqual([])
})

test('From conversation finds one by its title; its words come with what is known of them, but not what is listed', async () => {
  const opened = await open('From conversation')
  const { calls, dialog, items } = opened
  const first = await answered(calls, 0, { conversations: [], total: 0 })
  expect(first?.path).toBe('/api/conversations?language=es&limit=8')
  await expect.element(dialog.getByText(texts.nothingFound)).toBeVisible()
  await dialog.getByLabelText(texts.titleToFind).fill('café')
  const lines = [sampleLine(1, '¡Hola, buenos días!'), sampleLine(2, 'Buenos días.')]
  const conversation = sampleConversation(lines, { title: 'En el café' })
  const second = await answered(calls, 1, { conversations: [conversation], total: 1 })
  expect(second?.path).toContain('title=caf%C3%A9')
  await dialog.getByRole('button', { name: 'En el café' }).click()
  await answered(calls, 2, conversation)
  const third = await answered(calls, 3, {
    translations: [{ text: 'días', translation: 'days' }],
    pending: [],
  })
  expect(third?.body).toEqual({ texts: ['hola', 'buenos', 'días'], from: 'es', to: 'en' })
  await expect.poll(() => boxes(opened)).toEqual(['buenos', 'días days'])
  await expect.element(dialog.getByRole('button', { name: texts.addItems(0) })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /días/ }).click()
  await dialog.getByRole('button', { name: texts.addItems(1) }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(items()).toEqual([
    ['hola', 'hello'],
    ['días', 'days'],
  ])
})

test('From song takes words with their translation, all at once', async () => {
  const opened = await open('From song')
  const { calls, dialog, items } = opened
  const words = [
    { text: 'luna', translation: 'moon' },
    { text: 'sol', translation: 'sun' },
  ]
  const song = {
    id: 'song',
    titleAndArtist: 'Luna - Ana',
    lyrics: [{ id: 'a', text: 'luna y sol', words }],
  }
  await answered(calls, 0, { songs: [song], total: 1 })
  await dialog.getByRole('button', { name: 'Luna - Ana' }).click()
  await answered(calls, 1, song)
  await expect.poll(() => boxes(opened)).toEqual(['luna moon', 'sol sun'])
  await dialog.getByRole('button', { name: texts.back }).click()
  await dialog.getByRole('button', { name: 'Luna - Ana' }).click()
  await dialog.getByRole('checkbox', { name: texts.chooseAll }).click()
  await dialog.getByRole('button', { name: texts.addItems(2) }).click()
  expect(items()).toEqual([
    ['hola', 'hello'],
    ['luna', 'moon'],
    ['sol', 'sun'],
  ])
})

test('a language without songs says so', async () => {
  const { calls, dialog } = await open('From song', 'ja')
  await expect.element(dialog.getByText(texts.noSongs)).toBeVisible()
  expect(calls).toEqual([])
})

const miss = {
  id: '01990000-0000-7000-8000-000000000001',
  text: 'perro',
  translation: 'dog',
  pinyin: null,
  audio: null,
  variants: [],
  contrast: null,
  list: null,
  language: 'es',
}

test('From my mistakes offers what was missed in the language', async () => {
  const { calls, dialog, items } = await open('From my mistakes')
  const asked = await answered(calls, 0, { items: [miss, { ...miss, text: 'hola' }] })
  expect(asked?.path).toBe('/api/pronunciation/misses?language=es')
  await dialog.getByRole('checkbox', { name: /perro/ }).click()
  await dialog.getByRole('button', { name: texts.addItems(1) }).click()
  expect(items()).toEqual([
    ['hola', 'hello'],
    ['perro', 'dog'],
  ])
})

test('without a miss there is nothing to take, and the list stays as it was', async () => {
  const { calls, dialog, items } = await open('From my mistakes')
  await answered(calls, 0, { items: [] })
  await expect.element(dialog.getByText(texts.noMisses)).toBeVisible()
  expect(items()).toEqual([
    ['hola', 'hello'],
    ['', ''],
  ])
})
