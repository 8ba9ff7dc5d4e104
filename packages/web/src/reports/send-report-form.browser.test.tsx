import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { dismiss, notifications } from '../ui/feedback/notify'
import { PretendPage } from '../ui/pretend-page'
import { ReportForm } from './send-report-form'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

async function showForm(page = '') {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ReportForm client={createClient(api)} page={page} />
    </PretendPage>,
  )
  return {
    screen,
    calls,
    page: screen.getByLabelText('Address of the page'),
    reason: screen.getByLabelText('Reason'),
    comment: screen.getByLabelText('Comment'),
    send: screen.getByRole('button', { name: 'Send report' }),
  }
}

test('what is wrong stands under its field, and nothing is sent', async () => {
  const { screen, calls, page, reason, comment, send } = await showForm()
  await send.click()
  expect(screen.getByText('is required').elements()).toHaveLength(2)
  await expect.element(page).toHaveFocus()
  await page.fill('https://elsewhere.example/page')
  await expect
    .element(page)
    .toHaveAccessibleDescription(/Address of the page must be one of this site$/)
  await page.fill(`${location.origin}/conversations/abc`)
  await reason.selectOptions('Something else')
  await expect
    .element(comment)
    .toHaveAccessibleDescription(/Comment is required: say what is wrong$/)
  await reason.selectOptions('Wrong or misleading')
  await expect.element(comment).not.toHaveAttribute('aria-invalid')
  expect(calls).toEqual([])
})

test('a double press sends once; then the form thanks and is empty, until somebody writes again', async () => {
  const { screen, calls, page, reason, comment, send } = await showForm('/playlists/abc')
  await reason.selectOptions('Belongs to someone else')
  await comment.fill('From my book.')
  await expect.element(screen.getByText('13 of 1,000 characters')).toBeVisible()
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(send).toBeDisabled()
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      '/api/reports',
      { page: '/playlists/abc', reason: 'copyright', comment: 'From my book.' },
    ],
  ])
  calls[0]?.answer(201, { page: '/playlists/abc' })
  const thanks = screen.getByText('Thank you. An editor will look at it.')
  await expect.element(thanks).toBeVisible()
  for (const field of [page, reason, comment]) await expect.element(field).toHaveValue('')
  await expect.element(screen.getByText('0 of 1,000 characters')).toBeVisible()
  await page.fill('/home')
  await expect.element(thanks).not.toBeInTheDocument()
})

test('a page that is not there is told beside its address, and what was typed stays', async () => {
  const { calls, page, reason, comment, send } = await showForm('/playlists/gone')
  await reason.selectOptions('Wrong or misleading')
  await comment.fill('No idea.')
  await send.click()
  const message = 'Cannot find the page that you report.'
  calls[0]?.answer(404, { message, code: 'page-not-found' })
  await expect.element(page).toHaveAccessibleDescription(new RegExp(`${message}$`))
  await expect.element(page).toHaveFocus()
  await expect.element(comment).toHaveValue('No idea.')
  await page.fill('/playlists/there')
  await expect.element(page).not.toHaveAttribute('aria-invalid')
})

test.each([
  ['no answer', undefined, 'Unknown server error.'],
  ['a refusal', { message: 'Please wait a while.', code: 'too-many-reports' }, 'Please wait'],
])('after %s all stays as it was typed, and can be sent again', async (_, refusal, told) => {
  const { screen, calls, page, reason, comment, send } = await showForm('/home')
  await reason.selectOptions('Hurtful or unfit for school')
  await comment.fill('Look at it.')
  await send.click()
  if (refusal) calls[0]?.answer(429, refusal)
  else calls[0]?.fail()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(told)
  await expect.element(page).toHaveValue('/home')
  await expect.element(reason).toHaveValue('hurtful')
  await expect.element(comment).toHaveValue('Look at it.')
  await send.click()
  expect(calls).toHaveLength(2)
})
