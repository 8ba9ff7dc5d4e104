import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Client, createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { sampleUser } from '../../session/sample-user'
import { beginSession, endSession } from '../../session/session'
import { PretendPage } from '../../ui/pretend-page'
import { EditorPage } from './editor-page'

const editor = { ...sampleUser, role: 'editor' as const }
const times = { body: { lyrics: [{ id: 'a', startTime: 1, stopTime: 2 }] } }

afterEach(endSession)

async function openAs(token: string) {
  beginSession({ user: editor, authToken: token })
  const { api, calls } = pretendApi()
  const keys: unknown[] = []
  const client = createClient((path, init) => {
    keys.push(init?.key)
    return api(path, init)
  })
  const answers: unknown[] = []
  const save = (of: Client) =>
    of.songs.updateTimes(times, { key: 'one' }).then(
      answer => answers.push(answer),
      (error: Error) => answers.push(error.message),
    )
  const screen = await render(
    <PretendPage>
      <EditorPage client={client}>
        {work => (
          <>
            <p>page of {work.user}</p>
            <button type="button" onClick={() => void save(work.client)}>
              Save
            </button>
          </>
        )}
      </EditorPage>
    </PretendPage>,
  )
  const called = async (count: number) => {
    await expect.poll(() => calls.length).toBe(count)
    return calls[count - 1]
  }
  return { screen, called, calls, keys, answers }
}

test('what is refused for an ended login is sent again, once, after the next login', async () => {
  const { screen, called, keys, answers } = await openAs('first')
  const dialog = screen.getByRole('dialog', { name: 'Your login has ended' })
  await screen.getByRole('button', { name: 'Save' }).click()
  ;(await called(1))?.answer(401, { message: 'Please log in.' })
  await expect.element(dialog).toBeVisible()
  // The session may end here as well: the page stays.
  endSession()
  await expect.element(screen.getByText(`page of ${editor.id}`)).toBeVisible()
  await dialog.getByLabelText('Email').fill('otter@example.org')
  await dialog.getByLabelText('Password', { exact: true }).fill('correct horse')
  await dialog.getByRole('button', { name: 'Login' }).click()
  ;(await called(2))?.answer(200, { user: editor, authToken: 'second' })
  ;(await called(3))?.answer(200, { lyrics: [] })
  await expect.poll(() => answers).toEqual([{ lyrics: [] }])
  await expect.element(dialog).not.toBeInTheDocument()
  expect(keys).toEqual(['one', undefined, 'one'])
})

test('a login in another tab goes on as well, and only that of the same person', async () => {
  const { screen, called, calls, answers } = await openAs('first')
  await screen.getByRole('button', { name: 'Save' }).click()
  ;(await called(1))?.answer(401, { message: 'Please log in.' })
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  beginSession({ user: editor, authToken: 'second' })
  ;(await called(2))?.answer(401, { message: 'Please log in.' })
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  beginSession({ user: { ...editor, id: 'somebody-else' }, authToken: 'third' })
  await expect.element(screen.getByText('page of somebody-else')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect([calls.length, answers]).toEqual([2, []])
})

test('every other refusal is told as it is', async () => {
  const { screen, called, answers } = await openAs('first')
  await screen.getByRole('button', { name: 'Save' }).click()
  ;(await called(1))?.answer(403, { message: 'Not yours.' })
  await expect.poll(() => answers).toEqual(['Not yours.'])
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
