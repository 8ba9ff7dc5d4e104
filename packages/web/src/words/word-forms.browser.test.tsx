import type { Word } from '@duologue/contract/words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { type PendingCall, pretendApi } from '../api/pretend-api'
import { CreateWordForm } from './create-word-form'
import { sampleWord } from './sample-word'
import { EditWordForm } from './update-word-form'
import { WordResults } from './word-results'

async function show(make: (client: ReturnType<typeof createClient>) => ReactNode) {
  const { api, calls } = pretendApi()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const screen = await render(
    <QueryClientProvider client={queryClient}>{make(createClient(api))}</QueryClientProvider>,
  )
  /** The next call of this kind, once it has arrived. */
  const call = async (method: string, path: string): Promise<PendingCall> => {
    const find = () => calls.findLast(one => one.method === method && one.path.startsWith(path))
    await expect.poll(find).toBeDefined()
    return find() as PendingCall
  }
  return { screen, calls, call }
}

test('a new word: pinyin follows the text until somebody types there, and is sent only then', async () => {
  const made: Word[] = []
  const { screen, call, calls } = await show(client => (
    <CreateWordForm client={client} language="chinese" onCreated={word => made.push(word)} />
  ))
  await screen.getByLabelText('Text').fill('中文')
  const asked = await call('GET', '/api/words/pinyin')
  expect(decodeURIComponent(asked.path)).toBe('/api/words/pinyin?text=中文')
  asked.answer(200, { pinyin: 'zhōngwén', words: [] })
  await expect.element(screen.getByLabelText('Pinyin')).toHaveValue('zhōngwén')
  const ranked = await call('GET', '/api/words/rank')
  ranked.answer(200, { frequency: 812, difficulty: 'beginner' })
  await expect
    .element(screen.getByText('Suggested: Beginner (number 812 in frequency)'))
    .toBeVisible()

  await screen.getByRole('button', { name: 'Create Word' }).click()
  await expect.element(screen.getByText('Translation is required')).toBeVisible()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await screen.getByLabelText('Translation').fill('Chinese')
  await userEvent.keyboard('{Enter}')
  const sent = await call('POST', '/api/words')
  expect(sent.body).toEqual({
    text: '中文',
    translation: 'Chinese',
    language: 'chinese',
    difficulty: 'beginner',
    phrase: false,
    annotation: '',
  })
  sent.answer(201, sampleWord)
  await expect.poll(() => made).toEqual([sampleWord])
})

test('a new word: pinyin is only there for Chinese, and is not to be emptied', async () => {
  const { screen, calls } = await show(client => (
    <CreateWordForm client={client} language="spanish" text="el sol" onCreated={() => undefined} />
  ))
  await expect.element(screen.getByLabelText('Type')).toHaveValue('phrase')
  await expect.element(screen.getByLabelText('Pinyin')).not.toBeInTheDocument()
  await screen.getByLabelText('Language').selectOptions('Chinese')
  await screen.getByLabelText('Pinyin').fill('x')
  await screen.getByLabelText('Pinyin').fill('')
  await screen.getByRole('button', { name: 'Create Word' }).click()
  await expect.element(screen.getByText('Pinyin is required')).toBeVisible()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
})

test('a known word: its text stays, what is typed is sent with the version it was read with', async () => {
  const saved: Word[] = []
  const { screen, call } = await show(client => (
    <EditWordForm client={client} word={sampleWord} onSaved={word => saved.push(word)} />
  ))
  await expect.element(screen.getByText('Chinese · No. 812 in frequency')).toBeVisible()
  await expect.element(screen.getByLabelText('Text')).not.toBeInTheDocument()
  await screen.getByLabelText('Translation').fill('')
  await screen.getByRole('button', { name: 'Save Word' }).click()
  await expect.element(screen.getByText('Translation is required')).toBeVisible()
  await screen.getByLabelText('Translation').fill('the language')
  await screen.getByLabelText('Type').selectOptions('Phrase')
  await screen.getByRole('button', { name: 'Save Word' }).click()
  const sent = await call('PATCH', `/api/words/${sampleWord.id}`)
  expect(sent.body).toEqual({
    translation: 'the language',
    difficulty: 'intermediate',
    phrase: true,
    annotation: '',
    pinyin: 'zhōngwén',
    version: 3,
  })
  const answer = { ...sampleWord, translation: 'the language', version: 4 }
  sent.answer(200, answer)
  await expect.poll(() => saved).toEqual([answer])
})

test('a search without hits offers to make the word; one that fails is told and tried again', async () => {
  const chosen: Word[] = []
  const { screen, call } = await show(client => (
    <WordResults
      client={client}
      filters={{ text: 'zhong', language: 'chinese', limit: 10 }}
      action={text => `Edit: ${text}`}
      onChoose={word => chosen.push(word)}
      create={<button type="button">Create Word</button>}
    />
  ))
  const first = await call('GET', '/api/words?')
  first.answer(500, { message: 'Unknown server error.', code: 'server-error' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(async () => (await call('GET', '/api/words?')) !== first).toBe(true)
  const second = await call('GET', '/api/words?')
  second.answer(200, { words: [], total: 0 })
  await expect.element(screen.getByRole('heading', { name: 'No Words Found' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create Word' })).toBeVisible()
})
