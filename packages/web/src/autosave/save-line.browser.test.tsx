import { playlistSaveTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import { savingTexts } from '@duologue/domain/messages/saving/saving'
import type { SaveStatus } from '@duologue/domain/saving/save-status'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SaveLine } from './save-line'

const show = async (status: SaveStatus, willRetry = false, conflict: object | null = null) => {
  const retries: string[] = []
  const screen = await render(
    <SaveLine
      editing={{ status, willRetry, conflict }}
      texts={texts}
      onRetry={() => retries.push(status)}
    />,
  )
  return { screen, retries, retry: screen.getByRole('button', { name: 'Retry' }) }
}

test.each([
  ['ready', 'Autosave on.'],
  ['saving', 'Saving...'],
  ['saved', 'Playlist updated.'],
  ['error', 'Error: Update not saved.'],
] as const)('%s is said as "%s"', async (status, words) => {
  const { screen } = await show(status)
  await expect.element(screen.getByRole('status')).toHaveTextContent(words)
})

test('what failed and may pass says that it is tried again, and can be tried at once', async () => {
  const { screen, retry, retries } = await show('error', true)
  await expect.element(screen.getByText(savingTexts.willRetry)).toBeVisible()
  await retry.click()
  expect(retries).toEqual(['error'])
})

test('what was refused promises nothing; what a person must decide first has no Retry', async () => {
  const refused = await show('error')
  await expect.element(refused.retry).toBeVisible()
  expect(refused.screen.getByText(savingTexts.willRetry).query()).toBeNull()
  await refused.screen.unmount()
  const torn = await show('error', false, {})
  expect(torn.retry.query()).toBeNull()
})
