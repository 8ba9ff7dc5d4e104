import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { PretendPage } from '../ui/pretend-page'
import { TeacherAssignments } from './teacher-assignments'

test.each([
  [false, 1],
  [true, 0],
])('a class without assignments (archived: %s) offers to find some', async (isArchived, links) => {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <TeacherAssignments
        {...{ isArchived }}
        client={createClient(api)}
        classId="5b"
        user="marie"
        playLive={() => null}
      />
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, { assignments: [] })
  await expect.element(screen.getByText('Nothing is assigned to this class yet.')).toBeVisible()
  const find = screen.getByRole('link', { name: 'Find a conversation' })
  expect(find.elements()).toHaveLength(links)
})
