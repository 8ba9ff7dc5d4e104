import type { Scene } from '@duologue/domain/media/scene'
import { coverPalette, type StageHour, stagePalette } from '../cover-palette'
import { seeded } from '../seeded'
import { drawScene } from './draw-scene'
import { cream, cut, line, pile } from './paper'

const framed = (drawing: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" stroke-linecap="round" stroke-linejoin="round">' +
  `${drawing}</svg>`

/** The two voices as a mark of 56 units in the corner. */
const voices = pile(
  `<g transform="translate(570 14)"><g stroke="${cream}" stroke-width="3">`,
  cut('#0d9298', 'M30 14h18q8 0 8 8v10q0 8 -6 8l4 10 -14 -10h-10q-8 0 -8 -8v-10q0 -8 8 -8z'),
  cut('#ef6f50', 'M8 0h20q8 0 8 8v12q0 8 -8 8h-12l-14 10 4 -11q-6 -1 -6 -8v-11q0 -8 8 -8z'),
  '</g>',
  line(cream, 4, 'M10 10h16M10 18h9M38 26h8'),
  '</g>',
)

/** The same two as notes under one beam: a song. */
const notes = pile(
  `<g transform="translate(564 12)"><g stroke="${cream}" stroke-width="3">`,
  cut('#0d9298', 'M38 8l18 -5v37c0 9 -8 15 -15 13s-8 -9 -2 -13s9 -3 11 -2v-24l-12 4z'),
  cut('#ef6f50', 'M12 15l26 -7v10l-20 6v23c0 9 -8 15 -14 13s-8 -9 -2 -13s8 -3 10 -2z'),
  '</g></g>',
)

/**
 * The picture of a conversation whose scene is known (media.md#scenes), as an SVG of 640 × 360 units without letters,
 * styles or references outside. Papers come from the language, marks from the seed; the same three always give the same
 * picture.
 */
export function drawSceneCover(language: string, seed: string, scene: Scene): string {
  const chance = seeded(`${language}/${seed}`)
  return framed(drawScene(scene, coverPalette(language, chance), chance) + voices)
}

/** The picture of a song whose scene is known: the same, with notes in its corner. */
export function drawSongScene(language: string, seed: string, scene: Scene): string {
  const chance = seeded(`${language}/${seed}`)
  return framed(drawScene(scene, coverPalette(language, chance), chance) + notes)
}

/** The same scene as the stage of a duel, at that hour: nothing stands in its corner. */
export function drawStage(hour: StageHour, language: string, seed: string, scene: Scene): string {
  const chance = seeded(`${language}/${seed}`)
  return framed(drawScene(scene, stagePalette(hour, language), chance))
}
