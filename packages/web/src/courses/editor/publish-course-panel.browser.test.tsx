import type { CourseEdit } from '@duologue/domain/courses/course-edit'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sampleCourse } from '../sample-course'
import { storedCourse } from './course-edit-of'
import { knownItems } from './known-items'
import { PublishCoursePanel } from './publish-course-panel'

const { fields } = storedCourse(sampleCourse)
/** What of it is published. */
const ready = fields.units.map(unit => ({
  ...unit,
  items: unit.items.filter(({ id }) => id !== 'b'),
}))

async function showPanel(told: Partial<CourseEdit>, { isHeld = false, isStored = true } = {}) {
  const edits: Partial<CourseEdit>[] = []
  const screen = await render(
    <PublishCoursePanel
      draft={{ ...fields, ...told }}
      known={knownItems(sampleCourse.units)}
      isValid
      isHeld={isHeld}
      onEdit={change => edits.push(change)}
      save={() => Promise.resolve(isStored)}
    />,
  )
  return { screen, edits, button: (name: string) => screen.getByRole('button', { name }) }
}

test.each([
  ['no unit', [], 'Add a unit first.'],
  ['an empty unit', ready.map(unit => ({ ...unit, items: [] })), 'Unit 2 has no items.'],
  ['a draft', fields.units, '1 item is a draft. Publish it first.'],
])('with %s it cannot be published, and says why', async (_what, units, says) => {
  const { screen, button } = await showPanel({ units })
  await expect.element(screen.getByText(says)).toBeVisible()
  await expect.element(button('Publish')).toBeDisabled()
})

test('warnings keep nobody from it', async () => {
  const { screen, button, edits } = await showPanel({ units: ready })
  await expect.element(screen.getByText('Unit 2 has no aim.')).toBeVisible()
  await button('Publish').click()
  expect(edits).toEqual([{ isPublished: true }])
})

test('it can be unpublished whatever is in it', async () => {
  const { button, edits } = await showPanel({ isPublished: true })
  await button('Unpublish').click()
  expect(edits).toEqual([{ isPublished: false }])
})

test('what a report has hidden cannot be published until an editor has decided', async () => {
  const { button } = await showPanel({ units: ready }, { isHeld: true })
  await expect.element(button('Publish')).toBeDisabled()
})

test('what could not be published is a draft again', async () => {
  const { button, edits } = await showPanel({ units: ready }, { isStored: false })
  await button('Publish').click()
  await expect.poll(() => edits).toEqual([{ isPublished: true }, { isPublished: false }])
})
