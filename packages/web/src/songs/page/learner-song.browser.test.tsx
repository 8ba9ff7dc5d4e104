import { songPageTexts, songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PretendPage } from '../../ui/pretend-page'
import { silence } from '../../video/silence'
import { sampleSheetLine as line, sampleSheet, sampleSheetWord } from '../sample-sheet'
import { LearnerSong } from './learner-song'

const lines = [
  line('La mer calme', 0.5, 1.5, { marks: [0, 50, 3, 80, 7, 120] }),
  line('dort la nuit', 1.5, 2.5),
  line('La mer calme', 6, 8, { isAsked: false }),
  line('Oh oh', 0, 0, { isSkipped: true, words: [] }),
]

const faults: string[] = []

async function open(told: Parameters<typeof sampleSheet>[1] = {}, sung = lines) {
  await page.viewport(1280, 800)
  const sheet = sampleSheet(sung, { mediaUrl: silence(20), ...told })
  const screen = await render(
    <PretendPage>
      <LearnerSong sheet={sheet} onFault={fault => faults.push(fault)}>
        <a href="#edit">Edit Song</a>
      </LearnerSong>
    </PretendPage>,
  )
  return screen
}

type Screen = Awaited<ReturnType<typeof open>>

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-place]')]
const lit = () => rows().map(row => row.dataset.lit)
const told = () => [...document.querySelectorAll('p[role=status]')].map(it => it.textContent)
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true })
const isPlaying = (screen: Screen) => button(screen, texts.pause).query() !== null

test('lines are lit as they are sung, their words fill, and the next one is hollow in a gap', async () => {
  const screen = await open()
  expect(lit()).toEqual(['not', 'not', 'not', 'not'])
  await button(screen, texts.play).click()
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['current', 'not', 'not', 'not'])
  const word = rows()[0]?.querySelector<HTMLElement>('[data-from="0"]')
  await expect.poll(() => word?.style.getPropertyValue('--sung')).toBe('100%')
  expect(rows()[0]?.getAttribute('aria-current')).toBe('true')
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['not', 'current', 'not', 'not'])
  expect(word?.style.getPropertyValue('--sung')).toBe('')
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['not', 'not', 'next', 'not'])
  expect(rows().map(row => row.dataset.grey)).toEqual([undefined, undefined, undefined, 'true'])
  // Who hears the page is told nothing before it pauses.
  expect(told()).not.toContain('dort la nuit')
  await button(screen, 'Play from line 2').click()
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['not', 'current', 'not', 'not'])
  await button(screen, texts.pause).click()
  await expect.poll(told).toContain('dort la nuit')
})

test('nothing moves when a line is lit', async () => {
  const screen = await open()
  const tops = () => rows().map(row => row.getBoundingClientRect().height)
  const before = tops()
  await button(screen, 'Play from line 1').click()
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['current', 'not', 'not', 'not'])
  expect(tops()).toEqual(before)
})

test('a line is looped until it is not, and keys do what buttons do', async () => {
  const screen = await open()
  await userEvent.keyboard('l')
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['current', 'not', 'not', 'not'])
  await expect.element(button(screen, texts.loop)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['not', 'current', 'not', 'not'])
  let turns = 0
  let before = 0
  await expect
    .poll(
      () => {
        const now = document.querySelector('video')?.currentTime ?? 0
        if (now < before) turns += 1
        before = now
        return turns
      },
      { timeout: 10_000, interval: 10 },
    )
    .toBeGreaterThan(1)
  expect(lit()).toEqual(['not', 'current', 'not', 'not'])
  await userEvent.keyboard('l')
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['not', 'not', 'next', 'not'])
  await userEvent.keyboard(' ')
  await expect.poll(() => isPlaying(screen)).toBe(false)
  await userEvent.keyboard('s')
  await expect.element(screen.getByRole('radio', { name: '0.75×' })).toBeChecked()
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('layers are hidden but for the last one', async () => {
  const screen = await open()
  await expect.element(screen.getByText('dort la nuit in English')).toBeVisible()
  await userEvent.keyboard('t')
  await expect.element(screen.getByText('dort la nuit in English')).not.toBeInTheDocument()
  await userEvent.keyboard('o')
  await expect.element(screen.getByText(songPageTexts.lastLayer)).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Pinyin' }).query()).toBeNull()
  await userEvent.keyboard('t')
  await userEvent.keyboard('o')
  await expect.element(button(screen, 'dort, dort in English')).not.toBeInTheDocument()
  await screen.getByRole('switch', { name: 'Original' }).click()
  await expect.element(button(screen, 'dort, dort in English')).toBeVisible()
})

test('arrows lead through the words of a line, Enter opens one, and the song waits under it', async () => {
  const screen = await open()
  await button(screen, 'Play from line 2').click()
  await expect.poll(() => isPlaying(screen), { timeout: 10_000 }).toBe(true)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowRight}{Enter}')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('mer in English')).toBeVisible()
  await expect.element(dialog.getByText('2 times in this song')).toBeVisible()
  expect(isPlaying(screen)).toBe(false)
  await dialog.getByRole('button', { name: 'Next word' }).click()
  await expect.element(dialog.getByText('calme in English')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isPlaying(screen), { timeout: 10_000 }).toBe(true)
})

test('Chinese bears its pinyin over each sign, or under the line', async () => {
  const sung = [
    line('小雨 啊', 1, 2, { pinyin: 'xiǎoyǔ a' }),
    line('卡拉', 3, 4, { pinyin: 'kǎlā', words: [] }),
  ]
  const told = sampleSheet(sung).words.map(({ text }) =>
    sampleSheetWord(text, { pinyin: text === '小雨' ? 'xiǎoyǔ' : 'a' }),
  )
  const screen = await open({ language: 'chinese', words: told }, sung)
  const rubies = () => [...document.querySelectorAll('ruby')].map(ruby => ruby.textContent)
  expect(rubies()).toEqual(['小(xiǎo)', '雨(yǔ)', '啊(a)'])
  await expect.element(screen.getByText('kǎlā')).toBeVisible()
  await userEvent.keyboard('p')
  await expect.poll(rubies).toEqual([])
  await expect.element(screen.getByText('kǎlā')).not.toBeInTheDocument()
  await userEvent.keyboard('p')
})

test('lyrics can be shown later, by at most two seconds', async () => {
  const screen = await open()
  const later = button(screen, texts.later)
  await button(screen, 'Play from line 1').click()
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['current', 'not', 'not', 'not'])
  await button(screen, texts.pause).click()
  for (let step = 0; step < 20; step += 1) await later.click()
  await expect.element(screen.getByText('2.0 s')).toBeVisible()
  await expect.element(later).toBeDisabled()
  expect(lit()).toEqual(['not', 'not', 'not', 'not'])
  for (let step = 0; step < 20; step += 1) await button(screen, texts.earlier).click()
  await expect.element(screen.getByText('0.0 s')).toBeVisible()
})

test('a song of a thousand lines has those in view in the page', async () => {
  const many = Array.from({ length: 1000 }, (_, place) =>
    line(`Ligne ${place}`, place / 50 + 0.01, place / 50 + 0.02),
  )
  const screen = await open({}, many)
  await expect.poll(() => rows().length).toBeLessThan(80)
  await button(screen, texts.play).click()
  await expect.poll(() => rows().at(-1)?.dataset.place, { timeout: 20_000 }).not.toBe('79')
})

test('a song without times can be read, one without lyrics says so', async () => {
  const untimed = await open({}, [line('Oh oh', 0, 0)])
  await expect.element(untimed.getByText(songPageTexts.noTimes)).toBeVisible()
  await expect.element(button(untimed, texts.loop)).toBeDisabled()
  await untimed.unmount()
  const empty = await open({}, [])
  await expect.element(empty.getByText(songPageTexts.noLyrics)).toBeVisible()
})

test('offline the lines are spoken in their time, and the song can be gone back to', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await open({ mediaUrl: null, youtubeId: 'abcdefghijk' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.offline)
  await screen.getByRole('alert').getByRole('button', { name: texts.speak }).click()
  await expect.element(screen.getByText(texts.spoken)).toBeVisible()
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['current', 'not', 'not', 'not'])
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['not', 'not', 'current', 'not'])
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  await button(screen, texts.song).click()
  // What YouTube learns is told again: it was asked for nothing yet.
  await expect.element(screen.getByText(texts.consent)).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

test('a recording that breaks is told, and the lines are spoken', async () => {
  const screen = await open()
  await button(screen, 'Play from line 3').click()
  await expect.poll(lit, { timeout: 10_000 }).toEqual(['not', 'not', 'current', 'not'])
  document.querySelector('video')?.setAttribute('src', 'data:audio/wav;base64,AAAA')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(texts.broken)
  expect(faults).toEqual(['fileBroken'])
  await screen.getByRole('alert').getByRole('button', { name: texts.speak }).click()
  await expect.element(screen.getByText(texts.spoken)).toBeVisible()
  await expect.poll(() => isPlaying(screen), { timeout: 10_000 }).toBe(true)
})
