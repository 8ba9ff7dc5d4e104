import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor, storedSong, type TestLine } from './editor'
import { said } from './people'
import { pretendYoutube, refusedVideo, videoTime } from './pretend-youtube'
import { callAs } from './school'
import { tickingSound } from './ticking-sound'

useBrowser()

const lines: TestLine[] = [
  { text: 'La mer est calme', startTime: 5, stopTime: 9.99 },
  { text: 'Les bateaux dorment', startTime: 10, stopTime: 13 },
  { text: 'La mer est calme', startTime: 15, stopTime: 19.99 },
  { text: 'Et le vent chante', startTime: 20, stopTime: 24.99 },
  { text: 'Oh oh' },
]
const start = (page: Page, place: number) =>
  page.getByLabel(`Start time of lyric ${place}`, { exact: true })
const stop = (page: Page, place: number) =>
  page.getByLabel(`Stop time of lyric ${place}`, { exact: true })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()
const times = async (page: Page, id: string) =>
  (await storedSong(page, id)).lyrics.map(({ startTime, stopTime }) => [startTime, stopTime])

async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/editor/songs/${id}/timesync`)
  await start(page, 1).waitFor()
}

async function editor(options = {}): Promise<Page> {
  const page = await visitor(options)
  await pretendYoutube(page)
  await signedInEditor(page)
  return page
}

describe('the time-sync page', () => {
  test('nudges, types, shifts, undoes and plays; saves when asked, and prompts before work is lost', async () => {
    const page = await editor()
    const { id } = await newSong(page, lines)
    await open(page, id)
    await said(page, 'SAVE STATUS: No changes.')
    expect(await accessibilityFaults(page)).toEqual([])
    await press(page, 'Save Changes')
    await said(page, 'No changes to save')
    expect(
      await page.getByText('Time gap between Lyric 2 stop time and Lyric 3 start time').count(),
    ).toBe(1)
    expect(await page.getByText('NOT TIMED').count()).toBe(1)

    // The neighbour follows, unless this lyric is set apart.
    await press(page, 'Start time of lyric 2: 0.25 s later')
    expect([await start(page, 2).inputValue(), await stop(page, 1).inputValue()]).toEqual([
      '10.25',
      '10.24',
    ])
    await said(page, "Changes detected... PRESS TO SAVE! (won't autosave)")
    await page.getByLabel('Sync Adjacent for lyric 2').selectOption('off')
    await press(page, 'Start time of lyric 2: 0.25 s earlier')
    expect([await start(page, 2).inputValue(), await stop(page, 1).inputValue()]).toEqual([
      '10.00',
      '10.24',
    ])
    await said(page, 'OVERLAP')
    await press(page, 'Undo')
    await press(page, 'Undo')
    await said(page, 'SAVE STATUS: No changes.')
    await press(page, 'Redo')
    expect(await stop(page, 1).inputValue()).toBe('10.24')

    // A time is typed; what is none is refused, and nothing can be saved with it.
    await stop(page, 3).fill('18,5')
    await stop(page, 3).press('Enter')
    expect([await stop(page, 3).inputValue(), await start(page, 4).inputValue()]).toEqual([
      '18.50',
      '18.51',
    ])
    await stop(page, 4).fill('soon')
    await said(page, 'not valid time')
    await press(page, 'Save Changes')
    await said(page, 'Some times are not valid. Correct them first.')
    await stop(page, 4).press('Escape')
    expect(await stop(page, 4).inputValue()).toBe('24.99')

    // Shifted back too far it is refused with how far it may go; forward it is done.
    await press(page, 'Time Offset')
    const offset = page.getByRole('dialog', { name: 'Time Offset' })
    await offset.getByLabel('Seconds').fill('-6')
    await offset.getByRole('button', { name: 'Shift', exact: true }).click()
    await offset
      .getByText('1 lyric would begin below 0. The furthest back is -5.00 seconds.')
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await offset.getByLabel('Seconds').fill('0.5')
    await offset.getByRole('button', { name: 'Shift', exact: true }).click()
    expect([await start(page, 1).inputValue(), await start(page, 5).inputValue()]).toEqual([
      '5.50',
      '0.00',
    ])

    // The video plays from a lyric, which is lit, and is led back.
    await press(page, 'Play from the start of lyric 2')
    await page
      .getByRole('listitem', { name: 'Lyric 2' })
      .and(page.locator('[aria-current=true]'))
      .waitFor()
    expect(await videoTime(page)).toBeGreaterThan(10.7)
    await press(page, 'Rewind 3 seconds')
    await expect.poll(() => videoTime(page)).toBeLessThan(10.7)
    await page.getByLabel('Playback speed').selectOption('0.5')

    await press(page, 'Save Changes')
    const asked = page.getByRole('dialog', { name: 'Save Changes?' })
    await asked.getByText('WARNING: THIS CANNOT BE UNDONE! THESE CHANGES ARE PERMANENT!').waitFor()
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Song saved.')
    expect(await times(page, id)).toEqual([
      [5.5, 10.74],
      [10.75, 13.5],
      [15.5, 19],
      [19.01, 25.49],
      [0, 0],
    ])

    // Another way out asks, and what is left waits here.
    await press(page, 'Stop time of lyric 1: 0.25 s later')
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    const leave = page.getByRole('dialog', { name: 'Leave this page?' })
    await leave
      .getByText('You have unsaved changes -- are you sure you want to leave this page?')
      .waitFor()
    await leave.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.waitForURL('**/home')
    await open(page, id)
    await page.getByText(/^Unsaved changes from \d\d:\d\d$/).waitFor()
    expect(await stop(page, 1).inputValue()).toBe('10.74')
    await press(page, 'Restore')
    expect(await stop(page, 1).inputValue()).toBe('10.99')

    // On the way back it is asked whether to discard.
    await page.getByRole('link', { name: 'Back to the song' }).click()
    const discard = page.getByRole('dialog', { name: 'Discard Changes?' })
    await discard
      .getByText(
        'WARNING: YOU HAVE UNSAVED CHANGES! Are you use you want to go back and and discard these changes?',
      )
      .waitFor()
    await discard.getByRole('button', { name: 'Stay Here' }).click()
    expect(await stop(page, 1).inputValue()).toBe('10.99')
    await page.getByRole('link', { name: 'Back to the song' }).click()
    await discard.getByRole('button', { name: 'Go Back' }).click()
    await page.waitForURL(`**/editor/songs/${id}`)
    await open(page, id)
    await said(page, 'SAVE STATUS: No changes.')
    expect(await page.getByText(/^Unsaved changes from/).count()).toBe(0)
  })

  test('joins what two editors set, and asks about the same time alone', async () => {
    const page = await editor()
    const { id, lyrics } = await newSong(page, lines)
    await open(page, id)
    const elsewhere = (place: number, startTime: number, stopTime: number) =>
      callAs(page, 'PATCH', '/api/lyrics/multiple', [{ id: lyrics[place], startTime, stopTime }])

    await stop(page, 2).fill('14')
    await stop(page, 2).press('Enter')
    await elsewhere(1, 9.5, 13)
    await page.keyboard.press('Control+s')
    const asked = page.getByRole('dialog', { name: 'Save Changes?' })
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Song saved.')
    expect((await times(page, id))[1]).toEqual([9.5, 14])
    expect(await start(page, 2).inputValue()).toBe('9.50')

    await stop(page, 2).fill('14.4')
    await stop(page, 2).press('Enter')
    await elsewhere(1, 9.5, 14.2)
    await page.keyboard.press('Control+s')
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    const clash = page.getByRole('dialog', { name: 'Changed in two places' })
    await clash.getByText('2. Les bateaux dorment: 9.50 – 14.40').waitFor()
    await clash.getByText('2. Les bateaux dorment: 9.50 – 14.20').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await clash.getByRole('button', { name: 'Keep yours' }).click()
    await said(page, 'Song saved.')
    expect((await times(page, id))[1]).toEqual([9.5, 14.4])
  })

  test('taps a whole song to a recording: starts, an end, a step back, and what is tapped is when the key went down', async () => {
    const page = await editor()
    const beeps = [0.8, 1.6, 2.3, 3.4]
    const form = new FormData()
    const bytes = new Uint8Array(tickingSound(6, beeps))
    form.append('file', new Blob([bytes], { type: 'audio/wav' }), 'ticks.wav')
    const kept = await fetch(new URL('/api/uploads?purpose=song-media', page.url()), {
      method: 'POST',
      headers: { authorization: await page.evaluate(() => localStorage.getItem('token') ?? '') },
      body: form,
    })
    const { url } = (await kept.json()) as { url: string }
    const untimed = lines.map(({ text }) => ({ text }))
    const { id } = await newSong(page, untimed, { youtubeId: null, mediaUrl: url, duration: 6 })
    await open(page, id)
    // What the recording plays when a key arrives, and how long before it went down.
    await page.evaluate(() => {
      const heard: number[] = []
      Object.assign(globalThis, { heard })
      window.addEventListener(
        'keydown',
        event => {
          const media = document.querySelector('video')
          if (event.key !== ' ' || !media) return
          const late = (performance.now() - event.timeStamp) / 1000
          heard.push(media.currentTime - late * media.playbackRate)
        },
        true,
      )
    })
    await page.getByRole('switch', { name: 'Tap to sync' }).check()
    await page.getByText('Next: 1. La mer est calme').waitFor()
    await page.locator('video').evaluate((media: HTMLVideoElement) => media.play())
    const reach = (seconds: number) =>
      page.waitForFunction(
        until => (document.querySelector('video')?.currentTime ?? 0) >= until,
        seconds,
        { polling: 5 },
      )
    for (const beep of beeps.slice(0, 3)) {
      await reach(beep)
      await page.keyboard.press(' ')
    }
    await page.keyboard.press('e')
    await reach(beeps[3] ?? 0)
    await page.keyboard.press(' ')
    await page.getByText('Next: 5. Oh oh').waitFor()
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard)
    const tapped = await Promise.all([1, 2, 3, 4].map(place => start(page, place).inputValue()))
    const away = tapped.map((time, place) => Math.abs(Number(time) - (heard[place] ?? 0)))
    // Told in hundredths: at most half of one, and what the recording's own clock may jump.
    expect(Math.max(...away)).toBeLessThan(0.05)
    console.info(`taps are at most ${Math.max(...away).toFixed(3)} s from what was heard`)
    const stops = await Promise.all([1, 2].map(place => stop(page, place).inputValue()))
    expect(stops.map(Number)).toEqual(
      [1, 2].map(place => Number((Number(tapped[place]) - 0.01).toFixed(2))),
    )
    expect(Number(await stop(page, 3).inputValue())).toBeLessThan(Number(tapped[3]) - 0.02)

    // Back: the tap is taken back, and the recording goes back two seconds before it.
    await page.keyboard.press('ArrowUp')
    await page.getByText('Next: 4. Et le vent chante').waitFor()
    expect(await start(page, 4).inputValue()).toBe('0.00')
    await expect.poll(() => videoTime(page)).toBeLessThan(beeps[3] ?? 0)
    // A held key taps once; the sheet of keys opens by its own.
    await page.keyboard.down(' ')
    await page.keyboard.down(' ')
    await page.keyboard.up(' ')
    await page.getByText('Next: 5. Oh oh').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys of this page' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('switch', { name: 'Tap to sync', checked: false }).waitFor()
    await press(page, 'Repeat lyric 2')
    await expect.poll(() => videoTime(page)).toBeGreaterThan(beeps[1] ?? 0)
  })

  test('holds a thousand lyrics with few rows in the page, on a narrow dark screen, beside a video that is refused', async () => {
    const page = await editor({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    const many = Array.from({ length: 1000 }, (_, place) => ({
      text: `Ligne ${place + 1}`,
      startTime: place,
      stopTime: place + 0.99,
    }))
    const { id } = await newSong(page, many, { youtubeId: refusedVideo })
    await open(page, id)
    await page.getByText('Its owner lets it play on YouTube alone.').waitFor()
    expect(await page.getByRole('link', { name: 'Open it on YouTube' }).getAttribute('href')).toBe(
      `https://www.youtube.com/watch?v=${refusedVideo}`,
    )
    expect(
      await page
        .getByRole('list', { name: 'Lyrics with their times' })
        .getByRole('listitem')
        .count(),
    ).toBeLessThan(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('list', { name: 'Lyrics with their times' }).evaluate(list => {
      list.parentElement?.scrollTo(0, list.scrollHeight)
    })
    await start(page, 1000).waitFor()
    await press(page, 'Stop time of lyric 1000: 0.25 s later')
    expect(await stop(page, 1000).inputValue()).toBe('1000.24')
    await page.keyboard.press('Control+z')
    await said(page, 'SAVE STATUS: No changes.')
  })
})
