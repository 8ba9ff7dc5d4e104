import { drawBubbles } from './cover-bubbles'
import { drawNotes, drawStaff } from './cover-notes'
import { coverPalette, type Palette, type StageHour, stagePalette } from './cover-palette'
import { allSceneries } from './scenery/all-sceneries'
import { type Chance, fnv, seeded } from './seeded'

/** Short scratches scattered over a tile; repeated, they give every paper the same slight grain. */
function grain(id: string, chance: Chance): string {
  const specks = (count: number) => {
    let d = ''
    for (let speck = 0; speck < count; speck++) {
      d += `M${chance.whole(0, 96)} ${chance.whole(0, 82)}h${chance.pick(['1', '1', '2'])}`
    }
    return d
  }
  return (
    `<defs><pattern id="${id}" width="97" height="83" patternUnits="userSpaceOnUse" patternTransform="rotate(27)">` +
    `<path d="${specks(34)}" stroke="#fff" stroke-opacity=".2"/><path d="${specks(34)}" stroke="#1c1b22" stroke-opacity=".13"/>` +
    '</pattern></defs>'
  )
}

/** The boards everything plays on, sometimes with a row of footlights. */
function stage({ floor, apron, glow }: Palette, chance: Chance): string {
  const rise = chance.whole(10, 26)
  const boards = `<path d="M0 ${302 + rise / 2}Q320 ${302 - rise} 640 ${302 + rise / 2}V360H0Z" fill="${floor}"/>`
  const front = `<path d="M0 ${336 + rise / 2}Q320 ${336 - rise} 640 ${336 + rise / 2}V360H0Z" fill="${apron}"/>`
  if (chance.happens(0.45)) return boards + front
  const step = chance.pick([64, 80])
  let lights = ''
  for (let x = step / 2; x < 640; x += step) {
    // The lamps stand on the curved front edge.
    const share = x / 640
    const y = Math.round(336 + rise / 2 - 3 * rise * share * (1 - share))
    lights += `M${x - 11} ${y}a11 10 0 0 1 22 0z`
  }
  return `${boards}<path d="${lights}" fill="${glow}"/>${front}`
}

const framed = (...pieces: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">${pieces.join('')}</svg>`

/** What stands on the stage of a cover, in its papers. */
type Front = (palette: Palette, chance: Chance) => string

/**
 * A cover without a scene, as an SVG of 640 × 360 units without letters, styles or references. The papers come from the
 * two-letter language, scenery and front from the seed; the same pair always gives the same picture.
 */
function drawOnStage(language: string, seed: string, front: Front): string {
  const chance = seeded(`${language}/${seed}`)
  const palette = coverPalette(language, chance)
  const id = `grain-${fnv(`${language}/${seed}`).toString(36)}`
  return framed(
    grain(id, chance),
    `<rect width="640" height="360" fill="${palette.wall}"/>`,
    chance.pick(allSceneries)(palette, chance),
    stage(palette, chance),
    '<ellipse cx="320" cy="314" rx="190" ry="11" fill="#1c1b22" opacity=".18"/>',
    front(palette, chance),
    `<rect width="640" height="360" fill="url(#${id})"/>`,
  )
}

/** The picture of a conversation that has neither a cover nor a scene: two speech bubbles on a small stage. */
export const drawCover = (language: string, seed: string): string =>
  drawOnStage(language, seed, ({ apron }, chance) => drawBubbles(apron, chance))

/** The picture of a song: the two voices as notes before a staff (media.md#scenes). */
export const drawSongCover = (language: string, seed: string): string =>
  drawOnStage(
    language,
    seed,
    (palette, chance) => drawStaff(palette, chance) + drawNotes(palette.apron, chance),
  )

/** The stage of a duel over a conversation without a scene: a scenery and boards, at that hour. */
export function drawEmptyStage(hour: StageHour, language: string, seed: string): string {
  const chance = seeded(`${language}/${seed}`)
  const palette = stagePalette(hour, language)
  return framed(
    `<rect width="640" height="360" fill="${palette.wall}"/>`,
    chance.pick(allSceneries)(palette, chance),
    stage(palette, chance),
  )
}
