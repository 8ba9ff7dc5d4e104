import type { IModule } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import { ringsOf } from './rings.js'

/** What a cruise tells of files that import one another: `accounts/a.ts media/b.ts`, all on the server's floor. */
const cruised = (...imports: readonly string[]) =>
  imports.map(line => {
    const [source, resolved] = line.split(' ').map(file => `packages/server/src/${file}`)
    return { source, dependencies: [{ resolved }] } as unknown as IModule
  })

test('rooms that need one another are a ring, though no file of theirs is', () => {
  expect(ringsOf(cruised('accounts/a.ts media/b.ts', 'media/c.ts accounts/d.ts'), [])).toEqual([
    [
      'A ring: server/accounts → server/media → server/accounts',
      '  packages/server/src/accounts/a.ts → packages/server/src/media/b.ts',
      '  packages/server/src/media/c.ts → packages/server/src/accounts/d.ts',
    ].join('\n'),
  ])
})

test('a way back through third rooms, or through a file beside them, is a ring', () => {
  const rings = ringsOf(
    cruised(
      'main.ts accounts/a.ts',
      'accounts/a.ts media/b.ts',
      'media/c.ts log.ts',
      'log.ts accounts/d.ts',
    ),
    [],
  )
  expect(rings).toHaveLength(1)
  expect(rings[0]).toContain('server/accounts → server/media → server/log.ts → server/accounts')
})

test('what leads one way is none, and tests may look wherever they need to', () => {
  const modules = cruised(
    'accounts/a.ts accounts/b.ts',
    'accounts/a.ts media/b.ts',
    'media/b.test.ts accounts/a.ts',
    'media/b.ts testing/c.ts',
    'testing/c.ts media/d.ts',
  )
  expect(ringsOf(modules, [])).toEqual([])
})

test('subrooms that need one another are a ring; what stands beside them may need all', () => {
  const modules = cruised(
    'shop/shop.ts shop/cards/a.ts',
    'shop/cards/b.ts shop/shop.ts',
    'shop/cards/a.ts shop/rewards/b.ts',
    'shop/rewards/c.ts shop/cards/d.ts',
  )
  expect(ringsOf(modules, [])).toEqual([
    [
      'A ring: server/shop/cards → server/shop/rewards → server/shop/cards',
      '  packages/server/src/shop/cards/a.ts → packages/server/src/shop/rewards/b.ts',
      '  packages/server/src/shop/rewards/c.ts → packages/server/src/shop/cards/d.ts',
    ].join('\n'),
  ])
})

test('a room whose ring is known passes, and is told of when it has none any more', () => {
  const ring = cruised('shop/cards/a.ts shop/rewards/b.ts', 'shop/rewards/c.ts shop/cards/d.ts')
  expect(ringsOf(ring, ['server/shop'])).toEqual([])
  expect(ringsOf([], ['server/shop'])).toEqual([
    'server/shop has no ring of subrooms any more: take it off the list in rings.js.',
  ])
})
