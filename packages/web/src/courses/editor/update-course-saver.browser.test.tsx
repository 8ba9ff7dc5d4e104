import type { Course } from '@duologue/contract/courses/course-shapes'
import { beforeEach, expect, test } from 'vitest'
import { createClient } from '../../api/client'
import { pretendApi } from '../../api/pretend-api'
import { dismiss, notifications } from '../../ui/feedback/notify'
import { sampleCourse as course } from '../sample-course'
import { storedCourse } from './course-edit-of'
import { courseSaver } from './update-course-saver'

beforeEach(() => {
  localStorage.clear()
  for (const { id } of notifications.now()) dismiss(id)
})

function open() {
  const { api, calls } = pretendApi()
  const saved: Course[] = []
  const gone: string[] = []
  const make = () =>
    courseSaver(
      createClient(api),
      course,
      'ada',
      stored => void saved.push(stored),
      () => void gone.push(course.id),
    )
  return { saver: make(), make, calls, saved, gone }
}

const { units } = storedCourse(course).fields

test('what its author may not see any more stays what it was', () => {
  expect(units[1]?.items).toEqual([{ kind: 'list', id: 'c' }])
})

test('sends what was changed alone, with the version; publishing is a setting', async () => {
  const { saver, calls, saved } = open()
  saver.edit({ isPublished: true, description: 'From the first words on.' })
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toMatchObject({ path: '/api/courses/one', method: 'PATCH' })
  expect(calls[0]?.body).toEqual({
    description: 'From the first words on.',
    settings: { isPublished: true },
    version: 3,
  })
  const stored = { ...course, description: 'From the first words on.', version: 4 }
  calls[0]?.answer(200, stored)
  expect(await done).toBe(true)
  expect(saved).toEqual([stored])
})

test('units are sent as a whole, in their order', async () => {
  const { saver, calls } = open()
  saver.edit({ units: units.toReversed() })
  void saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toEqual({ units: units.toReversed(), version: 3 })
})

test('an aim that is too long waits until it is shorter', async () => {
  const { saver, calls } = open()
  saver.edit({ units: units.map(unit => ({ ...unit, aims: ['x'.repeat(121)] })) })
  expect(await saver.flush()).toBe(false)
  expect(calls).toEqual([])
})

test('a unit that was changed elsewhere and another one changed here are joined; both titles are shown', async () => {
  const { saver, calls } = open()
  saver.edit({
    units: units.map(unit => (unit.key === 'second' ? { ...unit, title: 'Mine' } : unit)),
  })
  void saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  const changed = { message: 'changed', code: 'course-changed' }
  const theirs = {
    ...course,
    units: course.units.map(unit => (unit.key === 'first' ? { ...unit, title: 'Theirs' } : unit)),
    version: 9,
  }
  calls[0]?.answer(409, { ...changed, current: theirs })
  await expect.poll(() => calls.length).toBe(2)
  const sent = calls[1]?.body as { units: { title: string }[]; version: number }
  expect(sent.version).toBe(9)
  expect(sent.units.map(({ title }) => title)).toEqual(['Theirs', 'Mine'])
  const again = {
    ...theirs,
    units: theirs.units.map(unit =>
      unit.key === 'second' ? { ...unit, title: 'No, mine' } : unit,
    ),
    version: 10,
  }
  calls[1]?.answer(409, { ...changed, current: again })
  await expect.poll(() => saver.now().conflict?.fields).toEqual(['units'])
})

test('what has no connection is kept here, and another editor of the same author goes on with it', async () => {
  const { saver, make, calls } = open()
  saver.edit({ title: 'Offline' })
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.fail()
  expect(await done).toBe(false)
  expect(make().now()).toMatchObject({ draft: { title: 'Offline' }, isDirty: true })
})

test('one that was deleted elsewhere is told as gone', async () => {
  const { saver, calls, gone } = open()
  saver.edit({ title: 'Too late' })
  const done = saver.flush()
  await expect.poll(() => calls.length).toBe(1)
  calls[0]?.answer(404, { message: 'Course not found.', code: 'course-not-found' })
  expect(await done).toBe(false)
  expect(gone).toEqual(['one'])
})
