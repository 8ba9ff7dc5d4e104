import type { Place, Prop } from '@duologue/domain/choices/scene-choices'
import type { Scene } from '@duologue/domain/media/scene'
import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'
import { allPlaces } from './all-places'
import { allProps } from './all-props'
import { cream, inks, mirrored } from './paper'

/** Where a prop stands: the middle of its foot, in units, and how large it is drawn. */
interface Mark {
  x: number
  y: number
  size: number
}

const middle = 320
/** Behind, to either side: what is large leaves room for what stands in front of it. */
const behind = { y: 272, size: 1.2 }
/** In front, to either side: the lower corners are left to the portraits on a card. */
const beside = { y: 284, size: 1 }

/** What hangs on threads from above. */
const hung: ReadonlySet<Prop> = new Set(['sun', 'moon', 'cloud', 'rain', 'snowflake'])
/** What is so large that it stands behind what is beside it. */
const large: ReadonlySet<Prop> = new Set([
  'bed',
  'door',
  'tree',
  'hedge',
  'bus',
  'wagon',
  'car',
  'tent',
  'boat',
])
/** What would be wrong in a mirror: signs, letters, maps. */
const oneWay: ReadonlySet<Place> = new Set(['classroom', 'clinic', 'lost', 'newsroom', 'shop'])

/** The mark of the prop at that place in the row: the first in the middle, the next to one side of it and to the other. */
function markOf(prop: Prop, at: number, side: -1 | 1): Mark {
  if (at === 0) return { x: middle, y: hung.has(prop) ? 222 : 322, size: 1.36 }
  const x = middle + (at === 1 ? side : -side) * 160
  if (hung.has(prop)) return { x, y: 168, size: 1 }
  return { x, ...(large.has(prop) ? behind : beside) }
}

/** The threads of what hangs, or the shadow of what stands. */
function held(prop: Prop, { x, y, size }: Mark, shade: string): string {
  if (hung.has(prop)) {
    const end = Math.round(y - 64 * size)
    return `<path d="M${x - 22} 0V${end}M${x + 22} 0V${end}" stroke="${shade}" stroke-width="2"/>`
  }
  return `<ellipse cx="${x}" cy="${y}" rx="${Math.round(72 * size)}" ry="${Math.round(9 * size)}" fill="${inks.ink}" opacity=".25"/>`
}

/** A prop at its mark: first all its pieces with the cut edge round them, then the pieces as they are. */
const placed = (prop: Prop, mark: Mark, id: string, shade: string): string =>
  `${held(prop, mark, shade)}<g transform="translate(${mark.x} ${mark.y})scale(${mark.size})">` +
  `<g stroke="${cream}" stroke-width="9"><g id="${id}">${allProps[prop]}</g></g><use href="#${id}"/></g>`

/** The boards that everything stands on. */
const boards = ({ floor, apron }: Palette, rise: number): string =>
  `<path d="M0 ${252 + rise}Q320 ${252 - rise} 640 ${252 + rise}V360H0Z" fill="${floor}"/>` +
  `<path d="M0 ${334 + rise}Q320 ${334 - rise} 640 ${334 + rise}V360H0Z" fill="${apron}"/>`

/**
 * A scene on a stage in the papers of a language, for 640 × 360 units; its strokes have round ends where the picture says so.
 * Chance mirrors the place, chooses the sides, and moves each prop by up to 8 % of a quarter of the stage.
 */
export function drawScene({ place, props }: Scene, palette: Palette, chance: Chance): string {
  const isMirrored = chance.happens(0.5) && !oneWay.has(place)
  const rise = chance.whole(6, 14)
  const side = chance.pick<-1 | 1>([-1, 1])
  const stood = props.map((prop, at) => {
    const mark = markOf(prop, at, side)
    return { prop, mark: { ...mark, x: mark.x + chance.whole(-12, 12) } }
  })
  const back = allPlaces[place](palette)
  return [
    `<rect width="640" height="360" fill="${palette.wall}"/>`,
    isMirrored ? `<g transform="${mirrored}">${back}</g>` : back,
    boards(palette, rise),
    // What stands further back is drawn first.
    ...stood
      .toSorted((one, other) => one.mark.y - other.mark.y)
      .map(({ prop, mark }, at) => placed(prop, mark, `p${at}`, palette.apron)),
  ].join('')
}
