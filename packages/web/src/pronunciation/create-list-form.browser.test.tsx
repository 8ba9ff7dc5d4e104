import {
  itemRowTexts,
  pronunciationEditorTexts as texts,
} from '@duologue/domain/messages/pronunciation/pronunciation-editor'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { PretendPage } from '../ui/pretend-page'
import { CreateForm } from './create-list-form'

beforeEach(async () => {
  localStorage.clear()
  // Wide enough that nothing told in the corner lies over a button for as long as it is told.
  await page.viewport(1280, 860)
})

async function open(user = 'ana') {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const screen = await render(
    <PretendPage>
      <CreateForm client={client} user={user} onCreated={() => Promise.resolve()} />
    </PretendPage>,
  )
  return { calls, leave: () => screen.unmount() }
}

const title = page.getByLabelText(texts.title, { exact: true })
const language = page.getByLabelText('Language', { exact: true })
const text = (place: number) => page.getByLabelText(itemRowTexts.textOf(place), { exact: true })

async function write() {
  await title.fill('Erre')
  await language.selectOptions('es')
  await text(1).fill('pero')
  await text(2).fill('perro')
}

test('a list that was left unfinished is there again for whoever wrote it, and for nobody else', async () => {
  const left = await open()
  await write()
  await left.leave()
  const others = await open('ben')
  await expect.element(title).toHaveValue('')
  await others.leave()
  await open()
  await expect.element(page.getByText(texts.foundAgain)).toBeVisible()
  await expect.element(title).toHaveValue('Erre')
  await expect.element(language).toHaveValue('es')
  await expect.element(text(2)).toHaveValue('perro')
  await page.getByRole('button', { name: texts.startOver }).click()
  await expect.element(title).toHaveValue('')
  await expect.element(text(1)).toHaveValue('')
  expect(page.getByText(texts.foundAgain).query()).toBeNull()
})

test('a form that was emptied again leaves nothing behind', async () => {
  const left = await open()
  await write()
  for (const field of [title, text(1), text(2)]) await userEvent.clear(field)
  await left.leave()
  expect(Object.keys(localStorage)).toEqual([])
})

test('words of a song need a language: its field gets the focus', async () => {
  await open()
  await page.getByRole('button', { name: texts.fromSong }).click()
  await expect.element(page.getByText(texts.languageFirst)).toBeVisible()
  await expect.element(language).toHaveFocus()
})

test('a list that was created is not offered again; one that was refused is', async () => {
  const { calls, leave } = await open()
  await write()
  const create = page.getByRole('button', { name: texts.create })
  await create.click()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(401, { code: 'login-over', message: 'Your login has ended.' })
  await expect.element(page.getByText('Your login has ended.')).toBeVisible()
  expect(Object.keys(localStorage)).toEqual(['unfinished-list:ana'])
  await create.click()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.answer(201, {
    id: '01900000-0000-7000-8000-000000000001',
    shortid: 'abcdefgh',
    title: 'Erre',
    description: '',
    language: 'es',
    displayLanguage: 'Spanish',
    ownLanguageName: 'Español',
    difficulty: null,
    author: null,
    settings: { isPublished: false },
    stats: { views: 0 },
    count: 0,
    items: [],
    version: 1,
  })
  await expect.element(page.getByText(texts.created)).toBeVisible()
  expect(Object.keys(localStorage)).toEqual([])
  await leave()
})

test('Enter goes on to a row that waits to be written in, and makes one where there is none', async () => {
  await open()
  await text(1).fill('pero')
  await userEvent.keyboard('{Enter}')
  await expect.element(text(2)).toHaveFocus()
  expect(text(3).query()).toBeNull()
  await userEvent.keyboard('perro{Enter}')
  await expect.element(text(3)).toHaveFocus()
})
