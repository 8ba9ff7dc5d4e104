import { describe, expect, test } from 'vitest'
import { accessibilityFaults, useBrowser } from './browser'
import { newSong } from './editor'
import { said } from './people'
import { refusedVideo, videoTime } from './pretend-youtube'
import { tickingSound } from './ticking-sound'
import { openTimes, press, startField, stopField, timedLines, timeEditor } from './timed-song'

useBrowser()

describe('the time-sync page', () => {
  test('taps a whole song to a recording: starts, an end, a step back, and what is tapped is when the key went down', async () => {
    const page = await timeEditor()
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
    const untimed = timedLines.map(({ text }) => ({ text }))
    const song = { youtubeId: null, mediaUrl: url, duration: 6 }
    const { id, lyrics } = await newSong(page, untimed, song)
    await openTimes(page, id)
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
    const tapped = await Promise.all(
      [1, 2, 3, 4].map(place => startField(page, place).inputValue()),
    )
    const away = tapped.map((time, place) => Math.abs(Number(time) - (heard[place] ?? 0)))
    // Told in hundredths: at most half of one, and what the recording's own clock may jump.
    expect(Math.max(...away)).toBeLessThan(0.05)
    const stops = await Promise.all([1, 2].map(place => stopField(page, place).inputValue()))
    expect(stops.map(Number)).toEqual(
      [1, 2].map(place => Number((Number(tapped[place]) - 0.01).toFixed(2))),
    )
    expect(Number(await stopField(page, 3).inputValue())).toBeLessThan(Number(tapped[3]) - 0.02)

    // Back: the tap is taken back, and the recording goes back two seconds before it.
    await page.keyboard.press('ArrowUp')
    await page.getByText('Next: 4. Et le vent chante').waitFor()
    expect(await startField(page, 4).inputValue()).toBe('0.00')
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
    await page.locator('video').evaluate((media: HTMLVideoElement) => media.pause())

    // The recording is drawn with the lyrics on it. An edge is pulled, the neighbour follows, and one step takes it back.
    const before = Number(await stopField(page, 1).inputValue())
    const drawn = page.getByRole('region', { name: 'Recording' })
    const edge = drawn.locator(`[part~="${lyrics[0]}"] [part~=region-handle-right]`)
    await edge.scrollIntoViewIfNeeded()
    const { x, y, width } = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await page.mouse.move(x + width / 2, y + 40)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 - 20, y + 44, { steps: 4 })
    await drawn.getByText(/^Lyric 1: 0:0\d\.\d\d – 0:0\d\.\d\d$/).waitFor()
    await page.mouse.up()
    const pulled = Number(await stopField(page, 1).inputValue())
    expect(pulled).toBeLessThan(before - 0.1)
    expect(await startField(page, 2).inputValue()).toBe((pulled + 0.01).toFixed(2))
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Control+z')
    expect(await stopField(page, 1).inputValue()).toBe(before.toFixed(2))
  })

  test('holds a thousand lyrics with few rows in the page, on a narrow dark screen, beside a video that is refused', async () => {
    const page = await timeEditor({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    const many = Array.from({ length: 1000 }, (_, place) => ({
      text: `Ligne ${place + 1}`,
      startTime: place,
      stopTime: place + 0.99,
    }))
    const { id } = await newSong(page, many, { youtubeId: refusedVideo })
    await openTimes(page, id)
    await page.getByText('Its owner lets it play only on YouTube.').waitFor()
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
    await startField(page, 1000).waitFor()
    await press(page, 'Stop time of lyric 1000: 0.25 s later')
    expect(await stopField(page, 1000).inputValue()).toBe('1000.24')
    await page.keyboard.press('Control+z')
    await said(page, 'SAVE STATUS: No changes.')
  })
})
