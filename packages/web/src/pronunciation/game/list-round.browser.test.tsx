import type { PronunciationList } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { sampleItems } from '@duologue/domain/pronunciation/game/sample-items'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { notSaved } from '../../sending/play-saving'
import { sampleUser } from '../../session/sample-user'
import { beginSession, endSession } from '../../session/session'
import { PretendPage } from '../../ui/pretend-page'
import { ListRound } from './list-round'

const list: PronunciationList = {
  id: '01900000-0000-7000-8000-000000000001',
  shortid: 'abcdefgh',
  title: 'Pares',
  description: '',
  language: 'es',
  displayLanguage: 'Spanish',
  ownLanguageName: 'Español',
  difficulty: null,
  author: null,
  scene: null,
  settings: { isPublished: true },
  stats: { views: 0 },
  count: 12,
  items: sampleItems.map(item => ({ ...item, variants: [...item.variants] })),
  version: 1,
}

beforeEach(() => {
  endSession()
  localStorage.clear()
})

async function open(
  items: PronunciationList['items'],
  assigned?: { mode: string; difficulty: string },
) {
  const { api, calls } = pretendApi()
  const client = createClient(api)
  const book = { begin: () => Promise.resolve({ kind: 'visitor' } as const), end: () => notSaved }
  const screen = await render(
    <PretendPage>
      <ListRound
        client={client}
        list={{ ...list, items }}
        assigned={assigned}
        ofClass={assigned && '/classes/1/student'}
        book={book}
        info={null}
      />
    </PretendPage>,
  )
  return { calls, leave: () => screen.unmount() }
}

test('a list with too few different items cannot be played, and says so with the way back', async () => {
  const [pero, perro, caro] = list.items
  if (!pero || !perro || !caro) throw new Error('no items')
  await open([pero, perro, caro, { ...caro, id: 'again', text: '¡Caro!' }])
  await expect.element(page.getByText(texts.tooFew)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: texts.toList }))
    .toHaveAttribute('href', '/pronunciation/abcdefgh')
  await expect.element(page.getByRole('button', { name: texts.start })).not.toBeInTheDocument()
})

test('an assignment fixes mode and difficulty, and asks for every item', async () => {
  await open(list.items, { mode: 'reading', difficulty: 'easy' })
  await expect.element(page.getByRole('radio', { name: /^Reading/ })).toBeChecked()
  expect(page.getByRole('radio').elements()).toHaveLength(2)
  // Whoever was sent here by a class finds the way back to it.
  await expect
    .element(page.getByRole('link', { name: texts.toClass }))
    .toHaveAttribute('href', '/classes/1/student')
  await page.getByRole('button', { name: texts.start }).click()
  await expect.element(page.getByText(texts.questionOf(1, 12))).toBeVisible()
})

test('an answer that was given is sent though the round is left', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { calls, leave } = await open(list.items, { mode: 'reading', difficulty: 'easy' })
  await page.getByRole('button', { name: texts.start }).click()
  await page.getByRole('button', { name: 'Sound 1', exact: true }).click()
  await expect.element(page.getByRole('button', { name: texts.next })).toBeVisible()
  expect(calls).toEqual([])
  await leave()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({
    path: '/api/pronunciation/answers',
    body: { answers: [{ list: list.id, skill: 'reading' }] },
  })
})
