import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityFaults, useBrowser } from './browser'
import { newSong, storedSong } from './editor'
import { said } from './people'
import { videoTime } from './pretend-youtube'
import { callAs } from './school'
import { openTimes, press, startField, stopField, timedLines, timeEditor } from './timed-song'

useBrowser()

const times = async (page: Page, id: string) =>
  (await storedSong(page, id)).lyrics.map(({ startTime, stopTime }) => [startTime, stopTime])

describe('the time-sync page', () => {
  test('nudges, types, shifts, undoes and plays; saves when asked, and prompts before work is lost', async () => {
    const page = await timeEditor()
    const { id } = await newSong(page, timedLines)
    await openTimes(page, id)
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
    expect([await startField(page, 2).inputValue(), await stopField(page, 1).inputValue()]).toEqual(
      ['10.25', '10.24'],
    )
    await said(page, "Changes detected... PRESS TO SAVE! (won't autosave)")
    await page.getByLabel('Sync Adjacent for lyric 2').selectOption('off')
    await press(page, 'Start time of lyric 2: 0.25 s earlier')
    expect([await startField(page, 2).inputValue(), await stopField(page, 1).inputValue()]).toEqual(
      ['10.00', '10.24'],
    )
    await said(page, 'OVERLAP')
    await press(page, 'Undo')
    await press(page, 'Undo')
    await said(page, 'SAVE STATUS: No changes.')
    await press(page, 'Redo')
    expect(await stopField(page, 1).inputValue()).toBe('10.24')

    // A time is typed; what is none is refused, and nothing can be saved with it.
    await stopField(page, 3).fill('18,5')
    await stopField(page, 3).press('Enter')
    expect([await stopField(page, 3).inputValue(), await startField(page, 4).inputValue()]).toEqual(
      ['18.50', '18.51'],
    )
    await stopField(page, 4).fill('soon')
    await said(page, 'not valid time')
    await press(page, 'Save Changes')
    await said(page, 'Some times are not valid. Correct them first.')
    await stopField(page, 4).press('Escape')
    expect(await stopField(page, 4).inputValue()).toBe('24.99')

    // Shifted back too far it is refused with how far it may go; forward it is done.
    await press(page, 'Time Offset')
    const offset = page.getByRole('dialog', { name: 'Time Offset' })
    await offset.getByLabel('Seconds, or m:ss').fill('-6')
    await offset.getByRole('button', { name: 'Shift', exact: true }).click()
    await offset
      .getByText('1 lyric would begin below 0. The furthest back is -5.00 seconds.')
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await offset.getByLabel('Seconds, or m:ss').fill('0.5')
    await offset.getByRole('button', { name: 'Shift', exact: true }).click()
    expect([
      await startField(page, 1).inputValue(),
      await startField(page, 5).inputValue(),
    ]).toEqual(['5.50', '0.00'])

    // From a lyric on, by saying when that one starts; those before it stay.
    await press(page, 'Shift the rest from lyric 3 on')
    const rest = page.getByRole('dialog', { name: 'Shift the rest from lyric 3 on' })
    await rest.getByLabel('Lyric 3 starts at').fill('1:02.5')
    await rest.getByRole('button', { name: 'Shift', exact: true }).click()
    expect([await stopField(page, 2).inputValue(), await startField(page, 3).inputValue()]).toEqual(
      ['13.50', '62.50'],
    )
    await page.getByRole('listitem', { name: 'Lyric 3' }).getByText('1:02.50').waitFor()
    await press(page, 'Undo')

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
    await openTimes(page, id)
    await page.getByText(/^Unsaved changes from \d\d:\d\d$/).waitFor()
    expect(await stopField(page, 1).inputValue()).toBe('10.74')
    await press(page, 'Restore')
    expect(await stopField(page, 1).inputValue()).toBe('10.99')

    // On the way back it is asked whether to discard.
    await page.getByRole('link', { name: 'Back to the song' }).click()
    const discard = page.getByRole('dialog', { name: 'Discard Changes?' })
    await discard
      .getByText(
        'WARNING: YOU HAVE UNSAVED CHANGES! Are you use you want to go back and and discard these changes?',
      )
      .waitFor()
    await discard.getByRole('button', { name: 'Stay Here' }).click()
    expect(await stopField(page, 1).inputValue()).toBe('10.99')
    await page.getByRole('link', { name: 'Back to the song' }).click()
    await discard.getByRole('button', { name: 'Go Back' }).click()
    await page.waitForURL(`**/editor/songs/${id}`)
    await openTimes(page, id)
    await said(page, 'SAVE STATUS: No changes.')
    expect(await page.getByText(/^Unsaved changes from/).count()).toBe(0)
  })

  test('joins what two editors set, and asks about the same time alone', async () => {
    const page = await timeEditor()
    const { id, lyrics } = await newSong(page, timedLines)
    await openTimes(page, id)
    const elsewhere = (place: number, startTime: number, stopTime: number) =>
      callAs(page, 'PATCH', '/api/lyrics/multiple', [{ id: lyrics[place], startTime, stopTime }])

    await stopField(page, 2).fill('14')
    await stopField(page, 2).press('Enter')
    await elsewhere(1, 9.5, 13)
    await page.keyboard.press('Control+s')
    const asked = page.getByRole('dialog', { name: 'Save Changes?' })
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Song saved.')
    expect((await times(page, id))[1]).toEqual([9.5, 14])
    expect(await startField(page, 2).inputValue()).toBe('9.50')

    await stopField(page, 2).fill('14.4')
    await stopField(page, 2).press('Enter')
    await elsewhere(1, 9.5, 14.2)
    await page.keyboard.press('Control+s')
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    const clash = page.getByRole('dialog', { name: 'Changed in two places' })
    await clash.getByText('2. Les bateaux dorment: 9.50 (0:09.50) – 14.40 (0:14.40)').waitFor()
    await clash.getByText('2. Les bateaux dorment: 9.50 (0:09.50) – 14.20 (0:14.20)').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await clash.getByRole('button', { name: 'Keep yours' }).click()
    await said(page, 'Song saved.')
    expect((await times(page, id))[1]).toEqual([9.5, 14.4])
  })
})
