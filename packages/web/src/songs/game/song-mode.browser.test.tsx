import type { SongMode as Game } from '@duologue/domain/choices/song-game-choices'
import { pronunciationGameTexts as rounds } from '@duologue/domain/messages/pronunciation/pronunciation-game'
import {
  songPlayTexts as played,
  songGameTexts as texts,
} from '@duologue/domain/messages/songs/song-games'
import { songPlayerTexts as players } from '@duologue/domain/messages/songs/song-page'
import { checkSong } from '@duologue/domain/songs/game/check-song'
import { setUpSong } from '@duologue/domain/songs/game/song-setup'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storedPlay } from '../../plays/stored-play'
import { roundDifficulty } from '../../saved-here/pronunciation-choices'
import { notSaved, type SavingPlay } from '../../sending/play-saving'
import { endSession } from '../../session/session'
import { pretendRecogniser } from '../../speech/pretend-recogniser'
import { PretendPage } from '../../ui/pretend-page'
import { silence } from '../../video/silence'
import { sampleSheetLine as line, sampleSheet } from '../sample-sheet'
import { SongMode } from './song-mode'
import type { SongPlayBook } from './use-song-games'

beforeEach(() => {
  endSession()
  localStorage.clear()
  roundDifficulty.set('easy')
  sessionStorage.clear()
})

const texts4 = ['La mer dort', 'Le chat rit', 'Mon feu luit', 'Un ami part']
const lines = texts4.map((text, place) => line(text, 0.2 + 0.4 * place, 0.5 + 0.4 * place))

/** Opens the games over a song of four short lines, with a book that gives a ticket and keeps what is told. */
async function open(
  mode: Game,
  told: Parameters<typeof sampleSheet>[1] = {},
  answer?: Awaited<ReturnType<SongPlayBook['begin']>>,
  asked?: string,
  saving: SavingPlay = notSaved,
) {
  await page.viewport(1280, 800)
  const sheet = sampleSheet(lines, { mediaUrl: silence(2), ...told })
  const ended: Parameters<SongPlayBook['end']>[0][] = []
  const pretended = pretendRecogniser()
  const book: SongPlayBook = {
    begin: chosen =>
      Promise.resolve(
        answer ?? {
          kind: 'ticket',
          ticket: { ticket: 'ticket', seed: 3, relaxed: chosen.relaxed, extraTime: 1 },
        },
      ),
    end: record => {
      ended.push(record)
      return saving
    },
  }
  const screen = await render(
    <PretendPage>
      <SongMode sheet={sheet} book={book} asked={asked} recognise={pretended.recognise} />
    </PretendPage>,
  )
  const start = async () => {
    await screen.getByRole('radio', { name: texts.games[mode].name }).click()
    await screen.getByRole('button', { name: rounds.start }).click()
  }
  /** What the server makes of the record that was told. */
  const verdict = () => {
    const [record] = ended
    if (!record) throw new Error('no game is over')
    return checkSong(setUpSong(sheet, record.wishes), record.seed, record.events, 600_000)
  }
  return { screen, start, ended, verdict, pretended }
}

type Opened = Awaited<ReturnType<typeof open>>

const button = ({ screen }: Opened, name: string) => screen.getByRole('button', { name })
const isThere = (opened: Opened, text: string) => opened.screen.getByText(text).query() !== null
/** Does something again and again until the game is over. */
async function until(opened: Opened, act: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (opened.ended.length > 0) return true
        await act()
        return opened.ended.length > 0
      },
      { timeout: 40_000, interval: 30 },
    )
    .toBe(true)
}
/** Keeps all that the page ever said: on a busy machine what stands for a second is gone before it is asked for. */
function watchPage() {
  const said: string[] = []
  const observer = new MutationObserver(() => said.push(document.body.textContent ?? ''))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return (text: string) => expect.poll(() => said.some(it => it.includes(text))).toBe(true)
}
/** The words of the lines that stand in the page with a gap, found by what is left of them. */
const missing = () => {
  const shown = document.querySelector('p[lang=fr]:has([data-now])')?.textContent ?? ''
  return texts4
    .map(text => text.split(' '))
    .find(words => words.filter(word => shown.includes(word)).length === words.length - 1)
    ?.find(word => !shown.includes(word))
}

test('words are chosen by keys: a miss may be made good, and the record is believed', async () => {
  const opened = await open('listening')
  await opened.start()
  let misses = 0
  await until(opened, async () => {
    const choices = [...document.querySelectorAll('ol[aria-label=Choices] button')]
    const right = choices.findIndex(it => it.textContent?.includes(missing() ?? '-'))
    if (choices.length === 0 || right < 0) return
    const wrong = misses === 0 ? 1 - right : right
    misses += 1
    await userEvent.keyboard(String(wrong + 1))
    if (misses === 1) await expect.element(opened.screen.getByText(played.tryAgain)).toBeVisible()
  })
  expect(opened.verdict()).toMatchObject({ kind: 'ended', score: 30, isWinner: true })
  expect(opened.ended[0]?.ticket).toBe('ticket')
  const { screen } = opened
  await expect.element(screen.getByRole('heading', { name: rounds.won })).toHaveFocus()
  await expect.element(screen.getByText(rounds.rightOf(3, 4))).toBeVisible()
  await expect.element(screen.getByRole('link', { name: texts.logIn })).toBeVisible()
  // What was missed is played once more, for nothing.
  await button(opened, texts.practise).click()
  await expect
    .element(screen.getByRole('heading', { name: played.partOf(1, 1) }))
    .toBeInTheDocument()
  await expect.element(button(opened, played.showIt), { timeout: 10_000 }).toBeVisible()
  await button(opened, played.showIt).click()
  await expect.element(button(opened, rounds.next), { timeout: 10_000 }).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(screen.getByText(texts.practice), { timeout: 10_000 }).toBeVisible()
  expect(opened.ended).toHaveLength(1)
})

test('words are written and checked by Enter; what is given up is shown', async () => {
  const play = storedPlay({ conversation: null, song: 'one', activity: 'song' })
  const counts = { name: 'saved', play } as const
  const saving: SavingPlay = { ...notSaved, now: () => counts }
  const opened = await open('writing', {}, undefined, undefined, saving)
  const hasSaid = watchPage()
  await opened.start()
  let asked = 0
  await until(opened, async () => {
    const field = document.querySelector('input')
    const word = missing()
    if (!field || word === undefined || field.value !== '') return
    asked += 1
    if (asked > 1) return userEvent.keyboard(`${word.toUpperCase()}{Enter}`)
    await button(opened, played.showIt).click()
    await hasSaid(`${word}: ${word} in English`)
  })
  expect(opened.verdict()).toMatchObject({ kind: 'ended', score: 30, isWinner: true })
  await expect.element(opened.screen.getByText(texts.wordsBack(1))).toBeVisible()
})

const rowTexts = () =>
  [...document.querySelectorAll('[role=row] span[lang=fr]')].map(row => row.textContent ?? '')

/** Puts a block in order by buttons, and checks it. */
async function orderLines(opened: Opened): Promise<void> {
  const rows = rowTexts()
  if (rows.length < 2 || !isThere(opened, rounds.check)) return
  const order = rows.map(row => texts4.indexOf(row))
  const place = order.findIndex((line, index) => line > (order[index + 1] ?? 9))
  if (place >= 0) await button(opened, played.moveDown(rows[place] ?? '')).click()
  else await button(opened, rounds.check).click()
  await expect.poll(rowTexts).not.toEqual(rows)
}

test('lines are put in order by buttons, and the right order is heard and shown', async () => {
  const opened = await open('reading', {}, { kind: 'visitor' })
  const hasSaid = watchPage()
  await opened.start()
  await until(opened, () => orderLines(opened))
  await hasSaid(played.rightOrder)
  await hasSaid(played.inPlace(2, 2))
  expect(opened.ended[0]?.ticket).toBeUndefined()
  expect(opened.verdict()).toMatchObject({ kind: 'ended', score: 40, isWinner: true })
})

test('a line is dragged to its place by the mouse', async () => {
  const opened = await open('reading')
  await opened.start()
  const row = (place: number) => opened.screen.getByRole('row').nth(place)
  await expect.element(row(1), { timeout: 10_000 }).toBeVisible()
  const [first, second] = rowTexts()
  await userEvent.dragAndDrop(row(1), row(0), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(rowTexts).toEqual([second, first])
  // In a block of two the other order is the right one.
  const hasSaid = watchPage()
  await button(opened, rounds.check).click()
  await hasSaid(played.inPlace(2, 2))
})

/** Chooses the word that is missing. */
async function chooseWord(): Promise<void> {
  const choices = [...document.querySelectorAll('ol[aria-label=Choices] button')]
  const right = choices.findIndex(it => it.textContent?.includes(missing() ?? '-'))
  if (right >= 0) await userEvent.keyboard(String(right + 1))
}

/** Writes the word that is missing. */
async function writeWord(): Promise<void> {
  const [field, word] = [document.querySelector('input'), missing()]
  if (field?.value === '' && word !== undefined) await userEvent.keyboard(`${word}{Enter}`)
}

/** Sings the line that was heard. */
async function singLine(opened: Opened): Promise<void> {
  const { screen, pretended } = opened
  if (!isThere(opened, played.sing)) return
  const shown = document.querySelector('p[lang=fr]')?.textContent ?? ''
  await screen.getByRole('button', { name: 'Record' }).click()
  pretended.start()
  pretended.hear(texts4.find(text => shown.includes(text)) ?? '')
  await expect.poll(() => isThere(opened, played.sing)).toBe(false)
}

test.each<[Game, (opened: Opened) => Promise<unknown>]>([
  ['listening', chooseWord],
  ['writing', writeWord],
  ['reading', orderLines],
  ['speaking', singLine],
])(
  'a network without YouTube plays to the end: %s goes on with a voice',
  async (mode, act) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => onLine.mockRestore())
    const opened = await open(mode, { mediaUrl: null, youtubeId: 'abcdefghijk' })
    await opened.start()
    const alert = opened.screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent(players.offline)
    await alert.getByRole('button', { name: players.speak }).click()
    await until(opened, () => act(opened))
    expect(opened.ended[0]?.wishes.source).toBe('song')
    expect(opened.verdict()).toMatchObject({ kind: 'ended', score: 40, isWinner: true })
  },
  60_000,
)

test('a recording that is broken is not offered to be played, but the lines to be spoken', async () => {
  const opened = await open('listening', { mediaUrl: 'data:audio/wav;base64,AAAA' })
  await opened.start()
  const alert = opened.screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(players.broken)
  expect(button(opened, played.play).query()).toBeNull()
  await alert.getByRole('button', { name: players.speak }).click()
  await expect.element(button(opened, played.showIt), { timeout: 10_000 }).toBeVisible()
})

test('a line is sung when it has been heard; who cannot speak writes', async () => {
  const opened = await open('speaking')
  await opened.start()
  const { pretended, screen } = opened
  const record = screen.getByRole('button', { name: 'Record' })
  await expect.element(screen.getByText(played.sing), { timeout: 10_000 }).toBeVisible()
  await record.click()
  pretended.start()
  pretended.hear('La table')
  await expect.element(screen.getByText(played.said)).toBeVisible()
  await userEvent.keyboard(' ')
  pretended.start()
  pretended.hear('la mer dort')
  await expect.element(screen.getByText('100% of the words matched')).toBeVisible()
  await expect
    .element(screen.getByText('Le chat rit', { exact: true }), { timeout: 10_000 })
    .toBeVisible()
  await button(opened, played.cannotSpeak).click()
  await expect.element(screen.getByText(played.write), { timeout: 10_000 }).toBeVisible()
})

test('what cannot be played says why', async () => {
  const few = lines.slice(0, 2)
  const opened = await open('listening', { lines: few, mediaUrl: null })
  const { screen } = opened
  await expect.element(screen.getByText(texts.noSound)).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /With a voice/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /Choose the words/ })).toBeDisabled()
  expect(screen.getByText(texts.tooFew).elements().length).toBeGreaterThan(1)
  await button(opened, rounds.start).click()
  expect(isThere(opened, played.showIt)).toBe(false)
})

test.each([
  ['reading', texts.games.reading.name],
  ['singing', texts.games.listening.name],
])('an address with the mode %s begins with %s', async (asked, name) => {
  const { screen } = await open('listening', {}, undefined, asked)
  await expect.element(screen.getByRole('radio', { name })).toBeChecked()
})
