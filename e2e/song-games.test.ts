import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { withScriptedSpeech } from './scripted-speech'
import {
  choices,
  chooseAll,
  chooseByKeys,
  hiddenWord,
  orderAll,
  sampleSong,
  singAll,
  start,
  startByTouch,
  tabTo,
  writeAll,
} from './song-play'

useBrowser()

test('a visitor chooses words over the recording and a reload, then with a voice and by keys', async () => {
  const sheet = await sampleSong()
  const page = await visitor()
  await page.goto(`/songs/${sheet.id}/game`)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await accessibilityFaults(page)).toEqual([])
  await start(page, 'Choose the words')
  // The song waits at the end of its line, until a word is chosen.
  await page.getByRole('button', { name: 'Hear again' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const word = await hiddenWord(page, sheet)
  await choices(page).filter({ hasNotText: word }).first().click()
  await page.getByText('Not this one. Try once more.').waitFor()
  await choices(page).filter({ hasText: word }).first().click()
  await page.getByText('Part 2 of').first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Part 2 of').first().waitFor()
  await page.getByRole('button', { name: 'Leave the game' }).click()

  await page.clock.install()
  await page.getByText('With a voice').click()
  await start(page, 'Choose the words')
  await chooseAll(page, sheet, nth => page.keyboard.press(String(1 + nth)))
  await page.getByRole('heading', { name: 'You win!' }).waitFor()
  await page.getByText('4 of 4 right at the first try').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Log in to keep your score.' }).waitFor()
  await page.getByRole('link', { name: 'Sing along' }).click()
  await page.waitForURL(/\/songs\/[^/]+\/la-luna-en-mi-taza$/)
})

test('on a phone, by touch alone, lines are put in order, words written and chosen, lines sung', async () => {
  const sheet = await sampleSong()
  const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await withScriptedSpeech(page)
  await page.clock.install()
  await page.goto(`/songs/${sheet.id}/game`)
  await startByTouch(page, 'Put the lines in order')
  await orderAll(
    page,
    sheet,
    row => row.getByRole('button', { name: /^Move .* down$/ }).tap(),
    button => button.tap(),
  )
  await page.getByText('No mistakes. Bravo!').waitFor()

  await page.getByRole('button', { name: 'Settings' }).tap()
  await startByTouch(page, 'Write the words')
  await writeAll(page, sheet, async (field, word) => {
    await field.fill(word)
    await page.getByRole('button', { name: 'Check' }).tap()
  })

  await page.getByRole('button', { name: 'Settings' }).tap()
  await startByTouch(page, 'Choose the words')
  await chooseAll(page, sheet, nth => choices(page).nth(nth).tap())
  await page.getByText('4 of 4 right at the first try').waitFor()

  await page.getByRole('button', { name: 'Settings' }).tap()
  await startByTouch(page, 'Sing the lines')
  expect(await singAll(page, button => button.tap())).toBe(6)
  await page.getByRole('heading', { name: 'You win!' }).waitFor()
})

test('by keys alone lines are sung and put in order, words written and chosen, to the end', async () => {
  const sheet = await sampleSong()
  const page = await visitor()
  await withScriptedSpeech(page)
  await page.clock.install()
  await page.goto(`/songs/${sheet.id}/game`)
  await chooseByKeys(page, 'Game', 'Sing the lines')
  await chooseByKeys(page, 'Difficulty', /^Easy/)
  await chooseByKeys(page, 'Sound', /^With a voice/)
  await page.keyboard.press('Enter')
  const asked = await singAll(page, () => page.keyboard.press('Space'))
  expect(asked).toBe(6)
  await page.getByRole('heading', { name: 'You win!' }).waitFor()
  /** What comes next is a Tab away, and the game before it is still chosen. */
  const startNext = async (game: string) => {
    await tabTo(page, page.getByRole('button', { name: 'Settings' }))
    await page.keyboard.press('Enter')
    await chooseByKeys(page, 'Game', game)
    await page.keyboard.press('Enter')
  }

  await startNext('Put the lines in order')
  const grid = page.getByRole('grid', { name: 'Lines' })
  await orderAll(
    page,
    sheet,
    async row => {
      const wanted = (await row.textContent())?.trim() ?? ''
      await tabTo(page, grid)
      await page.keyboard.press('Home')
      for (let steps = 0; steps < 3; steps += 1) {
        if (await row.evaluate(it => it.contains(document.activeElement))) break
        await page.keyboard.press('ArrowDown')
      }
      await tabTo(page, page.getByRole('button', { name: `Move "${wanted}" down` }))
      await page.keyboard.press('Enter')
    },
    async button => {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
    },
  )

  await startNext('Write the words')
  // The field has the focus, and Enter checks.
  await writeAll(page, sheet, async (_, word) => {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
  })

  await startNext('Choose the words')
  await chooseAll(page, sheet, nth => page.keyboard.press(String(1 + nth)))
  await page.getByText('4 of 4 right at the first try').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Sing along' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/songs\/[^/]+\/la-luna-en-mi-taza$/)
})

test('by mouse alone words are chosen and written, lines dragged into their order and sung', async () => {
  const sheet = await sampleSong()
  const page = await visitor()
  await withScriptedSpeech(page)
  await page.clock.install()
  await page.goto(`/songs/${sheet.id}/game`)
  await page.getByText('With a voice').click()
  await start(page, 'Choose the words')
  await chooseAll(page, sheet, nth => choices(page).nth(nth).click())
  await page.getByText('4 of 4 right at the first try').waitFor()
  await page.getByRole('heading', { name: 'You win!' }).waitFor()

  await page.getByRole('button', { name: 'Settings' }).click()
  await start(page, 'Write the words')
  // A mouse writes by a keyboard on the screen.
  await writeAll(page, sheet, async (field, word) => {
    await field.click()
    await page.keyboard.insertText(word)
    await page.getByRole('button', { name: 'Check' }).click()
  })

  await page.getByRole('button', { name: 'Settings' }).click()
  await start(page, 'Put the lines in order')
  await orderAll(
    page,
    sheet,
    async (row, next) => {
      const { height = 0 } = (await next.boundingBox()) ?? {}
      await row.dragTo(next, { targetPosition: { x: 60, y: height - 4 } })
    },
    button => button.click(),
  )

  await page.getByRole('button', { name: 'Settings' }).click()
  await start(page, 'Sing the lines')
  expect(await singAll(page, button => button.click())).toBe(6)
  await page.getByRole('heading', { name: 'You win!' }).waitFor()
})
