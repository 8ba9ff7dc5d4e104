import { expect, test } from 'vitest'
import { accessibilityFaults, useBrowser, visitor } from './browser'
import { newSong, signedInEditor, withoutVideo } from './editor'
import { signedIn } from './people'
import { signedInAs } from './school'

useBrowser()

test('a song that is withdrawn while it is played is gone at the next request, and the play counts', async () => {
  const editor = await visitor()
  await withoutVideo(editor)
  await signedInEditor(editor)
  const texts = ['La mer est calme', 'Le bateau dort', 'Un vent chante', 'La lune danse']
  const lines = texts.map((text, at) => ({ text, startTime: at, stopTime: at + 0.7 }))
  const { id } = await newSong(editor, lines, { curated: true })

  const player = await visitor()
  await signedIn(player)
  await player.goto(`/songs/${id}/game`)
  await player.getByText('With a voice').click()
  await player.getByText('Relaxed timing').click()
  await player.getByRole('button', { name: 'Start' }).click()
  await player.getByText('Part 1 of').first().waitFor()

  await editor.goto(`/editor/songs/${id}`)
  await editor.getByText('For learners').click()
  await editor.getByRole('button', { name: 'Rights are not stated' }).waitFor()
  expect(await accessibilityFaults(editor), 'For learners').toEqual([])
  await editor.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = editor.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByText('Required').waitFor()
  expect(await accessibilityFaults(editor), 'Withdraw').toEqual([])
  await dialog.getByLabel('Reason').fill('Its singer asks for it.')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await editor.getByText('Withdrawn: learners do not see it.').waitFor()

  // What the server sends says nothing of it, whoever asks and however.
  const [student, admin, visited] = [await visitor(), await visitor(), await visitor()]
  await signedInAs(student, 'student')
  await signedInEditor(admin, 'admin')
  const tokens = await Promise.all(
    [player, student, editor, admin].map(page =>
      page.evaluate(() => localStorage.getItem('token') ?? ''),
    ),
  )
  for (const token of ['', ...tokens]) {
    const headers: Record<string, string> = token ? { authorization: token } : {}
    for (const below of ['', '/la-mer', '/game', '/scores']) {
      const answer = await visited.request.get(`/songs/${id}${below}`, { headers })
      const html = await answer.text()
      expect([below, texts.filter(text => html.includes(text))]).toEqual([below, []])
      expect([below, html.includes('<meta name="robots" content="noindex"')]).toEqual([below, true])
    }
  }
  for (const page of [visited, student]) {
    await page.goto(`/songs/${id}`)
    await page.waitForURL('**/not-found**')
  }
  // Editors see it, with what became of it.
  await admin.goto(`/songs/${id}`)
  await admin.getByText('La lune danse').first().waitFor()
  // In its own time: the server compares it with its own.
  const pressed = async () => {
    for (const name of ['Show it', 'Next']) {
      const button = player.getByRole('button', { name })
      if ((await button.count()) > 0) await button.click({ timeout: 2000 }).catch(() => undefined)
    }
    return player.getByText('at the first try').count()
  }
  await expect.poll(pressed, { timeout: 60_000, interval: 200 }).toBe(1)
  await player.getByText('This play counts.').waitFor()
  await player.goto(`/songs/${id}`)
  await player.waitForURL('**/not-found**')
})
