import { expect, test } from 'vitest'
import { lettingOthers } from './let-others'

test('work over many lets others have their turn when it has gone on for a while', async () => {
  const clock = { now: 0 }
  const rest = lettingOthers(() => clock.now)
  const order: string[] = []
  setImmediate(() => order.push('others'))
  for (let work = 0; work < 6; work++) {
    order.push(`work ${work}`)
    clock.now += 1
    await rest()
  }
  expect(order).toEqual(['work 0', 'work 1', 'others', 'work 2', 'work 3', 'work 4', 'work 5'])
})
