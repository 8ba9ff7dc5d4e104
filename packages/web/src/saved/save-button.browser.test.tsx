import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { sampleUser } from '../session/sample-user'
import { beginSession } from '../session/session'
import { PretendPage } from '../ui/pretend-page'
import { SaveButton } from './save-button'
import { SaveOwn } from './save-own'

beforeEach(() => localStorage.clear())

async function open(what: 'conversation' | 'song' = 'conversation') {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <SaveButton client={createClient(api)} thing={{ what, id: 'c1' }} />
    </PretendPage>,
  )
  const asked = () => calls.map(({ method, path }) => `${method} ${path}`)
  return { screen, calls, asked, save: screen.getByRole('button', { name: 'Save', exact: true }) }
}

test('a visitor asks for nothing, and is asked to log in when it is pressed', async () => {
  const { screen, asked, save } = await open()
  await expect.element(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect.element(screen.getByText('To use this feature, you need to log in')).toBeVisible()
  expect(asked()).toEqual([])
})

test('a press keeps it at once, and another one lets go of it; what fails is as it was', async () => {
  beginSession({ user: sampleUser, authToken: 'token' })
  const { screen, calls, asked, save } = await open()
  await expect.poll(asked).toEqual(['GET /api/saved/c1'])
  calls[0]?.answer(200, { isSaved: false })
  await save.click()
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => asked().at(-1)).toBe('PUT /api/saved/c1')
  // While it is on its way another press does nothing.
  await save.click()
  expect(asked()).toHaveLength(2)
  calls[1]?.answer(200, { isSaved: true })
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')

  await expect
    .poll(async () => {
      if (asked().at(-1) === 'PUT /api/saved/c1') await save.click()
      return asked().at(-1)
    })
    .toBe('DELETE /api/saved/c1')
  await expect.element(save).toHaveAttribute('aria-pressed', 'false')
  calls[2]?.answer(409, { message: 'No.', code: 'saved-full' })
  await expect.element(screen.getByText('No.')).toBeVisible()
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
})

test('a press before the rest has come is not lost', async () => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <SaveOwn
        client={createClient(api)}
        user="ana"
        thing={{ what: 'conversation', id: 'c1' }}
        isPressed
      />
    </PretendPage>,
  )
  await expect.poll(() => calls.map(({ method }) => method)).toContain('PUT')
  const save = screen.getByRole('button', { name: 'Save', exact: true })
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
})

test('a song is kept and let go of in the same way', async () => {
  beginSession({ user: sampleUser, authToken: 'token' })
  const { calls, asked, save } = await open('song')
  await expect.poll(asked).toEqual(['GET /api/songs/saved?song=c1&page=1&limit=1'])
  calls[0]?.answer(200, { saved: [{ id: 'c1', song: null }], total: 1, before: 0 })
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await expect.poll(() => asked().at(-1)).toBe('DELETE /api/songs/c1/saved')
  calls[1]?.answer(200, { isSaved: false })
  await expect
    .poll(async () => {
      if (asked().at(-1) !== 'PUT /api/songs/c1/saved') await save.click()
      return asked().at(-1)
    })
    .toBe('PUT /api/songs/c1/saved')
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
})
