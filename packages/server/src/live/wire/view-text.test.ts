import { newHall } from '@duologue/domain/live/hall'
import { foldAll, sampleJoin, sampleOpening } from '@duologue/domain/live/sample-hall'
import { memberView } from '@duologue/domain/live/views/member-view'
import { screenView } from '@duologue/domain/live/views/screen-view'
import { expect, test } from 'vitest'
import { viewText } from './view-text'

const around = {
  code: '482913',
  address: 'duologue.example/live',
  fullNames: { 2: 'Ana "A" Ruiz' },
}

test('a view is written as it is, and so is the next one in which somebody has changed', () => {
  const one = foldAll([
    [1, null, sampleJoin(1)],
    [2, null, sampleJoin(2, { name: 'Zoë\u2028' })],
  ])
  const two = foldAll([[3, null, { type: 'rename', member: 1, name: 'Brave Fox' }]], one)
  const three = foldAll([[4, null, { type: 'remove', member: 1 }]], two)
  for (const hall of [one, two, two, three]) {
    const view = screenView(hall, 5, around)
    expect(JSON.parse(viewText({ type: 'view', seq: hall.seq, view }))).toEqual({
      type: 'view',
      seq: hall.seq,
      view,
    })
  }
  const own = memberView(two, 2, 5)
  if (own === null) throw new Error('the member is in')
  expect(JSON.parse(viewText({ type: 'view', seq: 3, view: own }))).toEqual({
    type: 'view',
    seq: 3,
    view: own,
  })
})

test('a screen without anybody is written, too', () => {
  const view = screenView(newHall(sampleOpening()), 0, around)
  expect(JSON.parse(viewText({ type: 'view', seq: 0, view }))).toEqual({
    type: 'view',
    seq: 0,
    view,
  })
})
