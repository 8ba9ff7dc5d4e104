import { readScene, type Scene } from '@duologue/domain/media/scene'
import { drawCover, drawEmptyStage, drawSongCover } from './cover'
import type { StageHour } from './cover-palette'
import { drawSceneCover, drawSongScene, drawStage } from './scenes/scene-pictures'

/** The seed of a picture, an id or a name's slug, with its scene where it has one. */
interface Named {
  seed: string
  scene?: Scene
}

/** `<seed>` or `<seed>~<scene>`: no seed has a `~`. */
const named = /^([A-Za-z0-9_-]{1,80})(?:~([a-z~]{1,80}))?$/

/**
 * What the last part of an address names, `<seed>.svg` or `<seed>~<scene>.svg`; undefined for another ending, for a
 * seed that is none and for a scene that cannot be drawn.
 */
export function namedPicture(picture: string, ending: '.svg' | '.png'): Named | undefined {
  if (!picture.endsWith(ending)) return undefined
  const [, seed, word] = named.exec(picture.slice(0, -ending.length)) ?? []
  if (seed === undefined) return undefined
  if (word === undefined) return { seed }
  const scene = readScene(word)
  return scene && { seed, scene }
}

/** What covers are drawn of, as the first part of their address says it: songs have a note (media.md#scenes). */
export const coverKinds = ['covers', 'songs'] as const
export type CoverKind = (typeof coverKinds)[number]

const bare = { covers: drawCover, songs: drawSongCover } as const
const withScene = { covers: drawSceneCover, songs: drawSongScene } as const

/** The cover of that name (media.md#scenes). */
export const coverNamed = (kind: CoverKind, language: string, { seed, scene }: Named): string =>
  scene ? withScene[kind](language, seed, scene) : bare[kind](language, seed)

/** The stage of a duel of that name: a bare one where there is no scene. */
export const stageNamed = (hour: StageHour, language: string, { seed, scene }: Named): string =>
  scene ? drawStage(hour, language, seed, scene) : drawEmptyStage(hour, language, seed)
