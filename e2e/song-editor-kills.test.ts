import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newcomer, useBrowser } from './browser'
import {
  banner,
  chooseLyric,
  journal,
  newSong,
  openSong,
  signedInEditor,
  storedSong,
  withoutVideo,
} from './editor'

useBrowser()

/** Each opens the editor anew, which takes a second; KILLS=100 does it a hundred times. */
const kills = Number(process.env.KILLS ?? 12)
const edits = 18

/** Chance that is the same in every run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** What the song must be, told by the edits that are known to be kept. */
interface Expected {
  fields: Map<string, string>
  lyrics: number
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('a tab killed again and again in a session of 18 edits loses no journaled edit and applies none twice', async () => {
  const page = await newcomer()
  const context = page.context()
  await withoutVideo(page)
  await signedInEditor(page)
  const song = await newSong(page, [{ text: 'la mer' }, { text: 'le ciel' }])
  const roll = dice(20_260)
  const expected: Expected = { fields: new Map(), lyrics: 2 }
  const fieldNames = ['Title', 'Artist', 'Description']
  let done = 0

  const kept = async (tab: Page, isIt: (edit: { kind: string; value?: unknown }) => boolean) =>
    (await journal(tab)).filter(({ edit }) => isIt(edit)).length

  /** One edit; it counts once it is in the journal. */
  const edit = async (tab: Page) => {
    if (done % 6 === 5) {
      const isAdd = ({ kind }: { kind: string }) => kind === 'add'
      const before = await kept(tab, isAdd)
      await tab.getByRole('button', { name: 'Copy', exact: true }).click()
      await expect.poll(() => kept(tab, isAdd)).toBe(before + 1)
      expected.lyrics += 1
    } else {
      const name = fieldNames[done % 3] ?? 'Title'
      const value = `${name} ${done}`
      await field(tab, name).fill(value)
      await expect.poll(() => kept(tab, one => one.value === value)).toBe(1)
      expected.fields.set(name, value)
    }
    done += 1
  }

  for (let killed = 0; killed < kills; killed += 1) {
    const tab = await context.newPage()
    await openSong(tab, song.id)
    if ((await journal(tab)).length > 0) await tab.getByRole('button', { name: 'Restore' }).click()
    if (done < edits && (kills < edits || roll(kills) < edits)) {
      if (done % 6 === 5) await chooseLyric(tab, 1)
      await edit(tab)
    }
    // Some are killed while a request is on its way, some before, some while the journal is written.
    const save = tab.getByRole('button', { name: 'Save now' })
    if (roll(2) === 0 && (await save.count()) > 0) await save.click()
    if (roll(4) === 0) await field(tab, 'YouTube views').fill(String(killed))
    await tab.waitForTimeout(roll(60))
    await tab.close({ runBeforeUnload: false })
  }

  const last = await context.newPage()
  await openSong(last, song.id)
  if ((await journal(last)).length > 0) await last.getByRole('button', { name: 'Restore' }).click()
  await chooseLyric(last, 1)
  while (done < edits) await edit(last)
  await banner(last, 'Song saved.')
  const stored = await storedSong(last, song.id)
  expect(stored).toMatchObject({
    title: expected.fields.get('Title'),
    artist: expected.fields.get('Artist'),
    description: expected.fields.get('Description'),
  })
  expect(stored.lyrics).toHaveLength(expected.lyrics)
}, 300_000)
