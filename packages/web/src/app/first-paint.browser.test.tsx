import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { AssignButton } from '../assignments/assign/assign-button'
import { sampleUser } from '../session/sample-user'
import { themeScript } from './frame/theme'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.user
})

/** What the page's own script does before the first paint. */
function runThemeScript(): void {
  const script = document.createElement('script')
  script.textContent = themeScript
  document.head.append(script)
  script.remove()
}

/** The button as the server renders it, for a visitor, in the browser of somebody who is logged in. */
async function firstPaint(type: 'personal' | 'student' | 'teacher') {
  localStorage.setItem('user', JSON.stringify({ ...sampleUser, type }))
  localStorage.setItem('token', 'secret')
  runThemeScript()
  localStorage.clear()
  const screen = await render(
    <AssignButton
      client={createClient(pretendApi().api)}
      thing={{ what: 'conversation', id: 'c', title: 'La mer' }}
      address="/conversations/c"
      label="Assign to Class"
    />,
  )
  return screen.getByText('Assign to Class')
}

test('a student is never offered to assign, not even before the page has been taken over', async () => {
  await expect.element(await firstPaint('student')).not.toBeVisible()
})

test('a teacher is, from the first paint', async () => {
  await expect.element(await firstPaint('teacher')).toBeVisible()
})
