import { type Mood, moods } from '@duologue/domain/media/moods'
import { drawPortrait, type Expression, type VoicePitch } from './portrait'
import type { Looks } from './portrait-looks'
import { cream } from './scenes/paper'

/** The side of one face, in units of the drawing. */
const side = 980
/** How wide the cut edge is round a face, half of it under the face. */
const edgeWidth = 44

const expressions: Record<Mood, Expression> = {
  calm: {},
  speaking: { eyes: ['variant04'], eyebrows: ['variant02'], mouth: ['happy18'] },
  glad: { eyes: ['variant19'], eyebrows: ['variant07'], mouth: ['happy05'] },
  striking: { eyes: ['variant06'], eyebrows: ['variant13'], mouth: ['happy16'] },
  hurt: { eyes: ['variant01'], eyebrows: ['variant06'], mouth: ['sad07'] },
  worried: { eyes: ['variant21'], eyebrows: ['variant01'], mouth: ['sad05'] },
  won: { eyes: ['variant21'], eyebrows: ['variant08'], mouth: ['happy05'] },
  lost: { eyes: ['variant19'], eyebrows: ['variant01'], mouth: ['sad04'] },
}

/**
 * The pieces that a portrait is drawn of, the last on top, each with its own colour: some have that of a group round them. Its
 * ground is none.
 */
function piecesOf(svg: string): readonly string[] {
  const colours: (string | undefined)[] = []
  return (
    (svg.split('</mask>')[1] ?? svg).match(/<g\b[^>]*>|<\/g>|<path\b[^>]*\/>/g)?.flatMap(part => {
      if (part === '</g>') colours.pop()
      if (part.startsWith('<g')) colours.push(/ fill="[^"]*"/.exec(part)?.[0] ?? colours.at(-1))
      if (!part.startsWith('<path')) return []
      return / fill="/.test(part) ? part : part.replace('/>', `${colours.at(-1) ?? ''}/>`)
    }) ?? []
  )
}

/** Pieces one after the other that are the same in every mood, or are not. */
function runsOf(pieces: readonly string[], isShared: (piece: string) => boolean) {
  const runs: { shared: boolean; svg: string }[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last?.shared === isShared(piece)) last.svg += piece
    else runs.push({ shared: isShared(piece), svg: piece })
  }
  return runs
}

/**
 * A drawn face in all its moods, side by side in their order (media.md#faces), as an SVG that is as many times as wide as
 * high: cut from paper without its ground, as what stands on a stage is. What all moods have in common is drawn once, and
 * used again.
 */
export function drawFaces(voice: VoicePitch, seed: string, looks?: Looks): string {
  const faces = moods.map(mood => piecesOf(drawPortrait(voice, seed, looks, expressions[mood])))
  const isShared = (piece: string) => faces.every(pieces => pieces.includes(piece))
  const shared: string[] = []
  const used = (svg: string) => {
    if (!shared.includes(svg)) shared.push(svg)
    return `<use href="#f${shared.indexOf(svg)}"/>`
  }
  const frames = faces.map((pieces, at) => {
    const runs = runsOf(pieces, isShared)
    const face = runs.map(run => (run.shared ? used(run.svg) : run.svg)).join('')
    return `<svg x="${at * side}" width="${side}" height="${side}"><use href="#e"/><g transform="translate(10 -60)">${face}</g></svg>`
  })
  const defined = shared.map((svg, at) => `<g id="f${at}">${svg}</g>`).join('')
  const edge = `<g id="e" transform="translate(10 -60)" stroke="${cream}" stroke-width="${edgeWidth}" stroke-linejoin="round">${shared.map(used).join('')}</g>`
  const width = moods.length * side
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${side}" width="${width}" height="${side}" fill="none"><defs>${defined}${edge}</defs>${frames.join('')}</svg>`
}
