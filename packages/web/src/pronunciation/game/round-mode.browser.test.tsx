import { pronunciationGameTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import { checkRound } from '@duologue/domain/pronunciation/game/check-round'
import type { RoundAnswer } from '@duologue/domain/pronunciation/game/round'
import { roundOffer } from '@duologue/domain/pronunciation/game/round-offer'
import { sampleItem, sampleItems } from '@duologue/domain/pronunciation/game/sample-items'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { roundDifficulty, roundMode } from '../../saved-here/pronunciation-choices'
import { notSaved } from '../../sending/play-saving'
import { sampleUser } from '../../session/sample-user'
import { beginSession, endSession } from '../../session/session'
import type { SpeakLine, SpokenLine } from '../../voices/speak-line'
import { type RoundBook, RoundMode } from './round-mode'
import type { RoundRecord } from './run-round'

beforeEach(() => {
  endSession()
  localStorage.clear()
})

interface Opened {
  /** What came of asking for a ticket. */
  answer?: Awaited<ReturnType<RoundBook['begin']>>
  items?: readonly PronunciationItem[]
  language?: string
  mode?: 'any' | 'reading' | 'listening' | 'writing'
  difficulty?: 'easy' | 'normal' | 'hard'
  assigned?: { mode: string; difficulty: string }
}

/** Opens the game over items, with a voice that has spoken at once. */
async function open({
  items = sampleItems.slice(0, 4),
  language = 'es',
  mode = 'listening',
  difficulty = 'normal',
  assigned,
  answer = {
    kind: 'ticket',
    ticket: { ticket: 'ticket', seed: 3, relaxed: true, extraTime: 1 },
  },
}: Opened = {}) {
  roundMode.set(mode)
  roundDifficulty.set(difficulty)
  const spoken: SpokenLine[] = []
  const answers: RoundAnswer[] = []
  const ended: RoundRecord[] = []
  const overs: string[] = []
  const speak: SpeakLine = (line, _signal, onWay) => {
    spoken.push(line)
    onWay?.('clip')
    return Promise.resolve('clip')
  }
  const book: RoundBook = {
    begin: () => Promise.resolve(answer),
    end: record => {
      ended.push(record)
      return notSaved
    },
  }
  const rootRoute = createRootRoute({
    component: () => (
      <RoundMode
        head={<h1>{texts.title}</h1>}
        offer={roundOffer(assigned)}
        language={language}
        gather={() => Promise.resolve(items)}
        book={book}
        back={<a href="/back">{texts.toList}</a>}
        onAnswer={answer => answers.push(answer)}
        onOver={() => overs.push('over')}
        speak={speak}
      />
    ),
  })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  await render(<RouterProvider router={router as never} />)
  await page.getByRole('button', { name: texts.start }).click()
  return { spoken, answers, ended }
}

/** The text that was spoken last: that of the question. */
const askedFor = (spoken: readonly SpokenLine[]) => spoken.at(-1)?.text ?? ''
const verdict = (words: string) => page.getByRole('heading', { name: words })

async function answerByEar(spoken: readonly SpokenLine[], isRight: boolean) {
  await expect.element(page.getByRole('heading', { name: 'Which word do you hear?' })).toBeVisible()
  const asked = askedFor(spoken)
  const choices = page.getByRole('list', { name: texts.choices }).getByRole('button').elements()
  const place = choices.findIndex(
    choice => (choice.textContent?.replace(/^\d/, '') === asked) === isRight,
  )
  await userEvent.keyboard(String(place + 1))
}

test('by ear and by keyboard to the summary: a miss is shown beside the right one, tried again, and comes back', async () => {
  beginSession({ user: sampleUser, authToken: 'secret' })
  const { spoken, answers, ended } = await open()
  await expect.poll(() => spoken.length).toBe(1)
  const missed = askedFor(spoken)
  await answerByEar(spoken, false)
  await expect.element(verdict(texts.wrong)).toBeVisible()
  await expect.element(page.getByText(texts.youChose)).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.poll(() => spoken.length).toBe(2)
  expect(askedFor(spoken)).toBe(missed)
  await userEvent.keyboard('r')
  await answerByEar(spoken, true)
  await expect.element(verdict(texts.right)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  for (let place = 2; place <= 5; place += 1) {
    await expect.element(page.getByText(texts.questionOf(place, 5))).toBeVisible()
    await expect.poll(() => spoken.length).toBe(place + 1)
    if (place === 5) {
      await expect.element(page.getByText(texts.comesBack)).toBeVisible()
      expect(askedFor(spoken)).toBe(missed)
    }
    await answerByEar(spoken, true)
    await expect.element(verdict(texts.right)).toBeVisible()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(verdict(texts.won)).toBeVisible()
  await expect.element(page.getByText('3 of 4 right at the first try')).toBeVisible()
  await expect.element(page.getByRole('button', { name: `Play ${missed}` })).toBeVisible()
  expect(answers.map(({ isRight }) => isRight)).toEqual([false, true, true, true])
  const [record] = ended
  if (!record) throw new Error('the end was not told')
  expect(ended).toHaveLength(1)
  expect(record.ticket).toBe('ticket')
  expect(checkRound(record.setup, 3, record.events, 1e9)).toMatchObject({
    score: 60,
    isWinner: true,
  })
})

test('in writing, letters come from the bar, and what was written stands beside what it is', async () => {
  const { spoken, answers } = await open({
    mode: 'writing',
    items: ['papá', 'mamá', 'café', 'sofá'].map(text => sampleItem(text)),
    difficulty: 'hard',
  })
  await expect.poll(() => spoken.length).toBe(1)
  const field = page.getByLabelText(texts.yourAnswer)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(() => spoken.length).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Play, no replays left' })).toBeVisible()
  await userEvent.keyboard(' ')
  expect(spoken).toHaveLength(2)
  const asked = askedFor(spoken)
  await userEvent.keyboard(`${asked.slice(0, -1)}${asked.endsWith('é') ? 'e' : 'a'}{Enter}`)
  await expect.element(page.getByText(texts.youWrote)).toBeVisible()
  await userEvent.keyboard('r')
  await userEvent.keyboard(asked.slice(0, -1))
  await page.getByRole('button', { name: texts.letter(asked.slice(-1)) }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(verdict(texts.right)).toBeVisible()
  expect(answers).toMatchObject([{ skill: 'writing', isRight: false }])
})

test('in reading, each sound is heard by its own button and all of them by Space; after the answer they have names', async () => {
  const { spoken } = await open({ mode: 'reading' })
  await expect.element(page.getByRole('heading', { name: 'Which sound is it?' })).toBeVisible()
  expect(spoken).toEqual([])
  await page.getByRole('button', { name: /^Play sound 2/ }).click()
  await expect.poll(() => spoken.length).toBe(1)
  await userEvent.keyboard('{Tab}')
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard(' ')
  await expect.poll(() => spoken.length).toBe(5)
  await userEvent.keyboard('1')
  await expect.element(page.getByRole('button', { name: texts.next })).toBeVisible()
  const names = page.getByRole('list', { name: texts.choices }).element().textContent ?? ''
  for (const { text } of sampleItems.slice(0, 4)) expect(names).toContain(text)
})

test('Chinese can be read as pinyin with its tones', async () => {
  localStorage.setItem('pronunciation-pinyin', 'true')
  const items = ['mā', 'má', 'mǎ', 'mà'].map((pinyin, place) =>
    sampleItem('妈麻马骂'[place] ?? '', { pinyin }),
  )
  const { spoken } = await open({ mode: 'reading', language: 'zh', items })
  await expect.element(page.getByRole('heading', { name: 'Which pinyin is it?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'mǎ', exact: false }).first()).toBeVisible()
  expect(spoken).toEqual([])
})

test('an assignment offers only what it fixes', async () => {
  await open({ assigned: { mode: 'writing', difficulty: 'easy' } })
  await expect.element(page.getByLabelText(texts.yourAnswer)).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.slow })).toBeVisible()
})

test('a visitor is told that the round is not kept; leaving leads to the settings', async () => {
  const { spoken } = await open({ items: sampleItems.slice(4, 8) })
  for (let place = 1; place <= 4; place += 1) {
    await expect.poll(() => spoken.length).toBe(place)
    await answerByEar(spoken, true)
    await expect.element(verdict(texts.right)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    if (place < 4)
      await expect.element(page.getByText(texts.questionOf(place + 1, 4))).toBeVisible()
  }
  await expect.element(page.getByText(texts.noMisses)).toBeVisible()
  await expect.element(page.getByText(texts.notKept)).toBeVisible()
  await page.getByRole('button', { name: texts.playAgain }).click()
  await expect.element(page.getByText(texts.questionOf(1, 4))).toBeVisible()
  await page.getByRole('button', { name: texts.leave }).click()
  await expect.element(page.getByRole('button', { name: texts.start })).toBeVisible()
})

test('a round that may not be begun so is not begun; the settings come anew with the reason', async () => {
  const { ended } = await open({ answer: { kind: 'refused', message: 'This list has changed.' } })
  await expect.element(page.getByRole('alert')).toHaveTextContent('This list has changed.')
  await expect.element(page.getByRole('button', { name: texts.start })).toBeEnabled()
  expect(ended).toEqual([])
})

test('a round without a ticket is told before it begins; whoever plays all the same can', async () => {
  await open({ answer: { kind: 'none', message: null } })
  const dialog = page.getByRole('dialog', { name: 'This game will not count' })
  await expect.element(dialog.getByText(/^Without its answer you can play/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Play all the same' }).click()
  await expect.element(page.getByRole('region', { name: texts.title })).toBeVisible()
})
