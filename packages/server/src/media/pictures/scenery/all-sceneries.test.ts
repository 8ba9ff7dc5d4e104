import { expect, test } from 'vitest'
import { coverPalette } from '../cover-palette'
import { seeded } from '../seeded'
import { allSceneries } from './all-sceneries'

const draw = (scenery: (typeof allSceneries)[number], seed: string) => {
  const chance = seeded(seed)
  return scenery(coverPalette('es', chance), chance)
}

test('at least eight sceneries, no two alike for one seed', () => {
  expect(new Set(allSceneries.map(scenery => draw(scenery, 'same'))).size).toBeGreaterThanOrEqual(8)
})

test.each(allSceneries.map(scenery => [scenery.name, scenery] as const))(
  '%s varies with the seed and stays small and sound',
  (_name, scenery) => {
    const drawn = Array.from({ length: 100 }, (_, at) => draw(scenery, `seed-${at}`))
    expect(new Set(drawn).size).toBe(100)
    for (const svg of drawn) {
      expect(svg.length).toBeLessThan(3000)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  },
)
