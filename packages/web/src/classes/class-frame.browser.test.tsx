import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createClient } from '../api/client'
import { pretendApi } from '../api/pretend-api'
import { PretendPage } from '../ui/pretend-page'
import { ClassFrame } from './class-frame'
import { sampleClass } from './sample-class'

async function open(role: 'teacher' | 'coTeacher') {
  const { api, calls } = pretendApi()
  const screen = await render(
    <PretendPage>
      <ClassFrame client={createClient(api)} id="class-id" user="somebody" side="teacher">
        {({ name }) => <p>The page of {name}</p>}
      </ClassFrame>
    </PretendPage>,
  )
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(200, { ...sampleClass, role })
  return screen
}

test.each(['teacher', 'coTeacher'] as const)(
  'a page for teachers is there for a %s',
  async role => {
    const screen = await open(role)
    await expect.element(screen.getByText('The page of French 1')).toBeVisible()
  },
)
