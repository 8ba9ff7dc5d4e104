import { expect, test } from 'vitest'
import { classMaturities, maturities } from '../../choices/song-choices'
import { isForClass } from './is-for-class'

const open = { curated: true, withdrawnAt: null, licensedUntil: '2026-03-04' } as const
const today = '2026-03-04'

test('a class is asked to play what is out, up to what it allows', () => {
  const allowed = classMaturities.map(upTo =>
    maturities.filter(maturity => isForClass({ ...open, maturity }, upTo, today)),
  )
  expect(allowed).toEqual([
    ['G', 'PG'],
    ['G', 'PG', 'PG-13'],
  ])
})

test.each([
  [{ curated: false }],
  [{ withdrawnAt: new Date(0) }],
  [{ licensedUntil: '2026-03-03' }],
])('a song with %j is for no class', told => {
  expect(isForClass({ ...open, maturity: 'G', ...told }, 'PG-13', today)).toBe(false)
})
