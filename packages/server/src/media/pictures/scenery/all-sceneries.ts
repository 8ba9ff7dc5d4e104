import type { Palette } from '../cover-palette'
import type { Chance } from '../seeded'
import { arches } from './arches'
import { confetti } from './confetti'
import { curtains } from './curtains'
import { hills } from './hills'
import { lanterns } from './lanterns'
import { lattice } from './lattice'
import { rays } from './rays'
import { scales } from './scales'
import { spotlights } from './spotlights'
import { stairs } from './stairs'
import { towers } from './towers'
import { waves } from './waves'

/** What may stand behind the two bubbles: SVG shapes for 640 × 360 units; the stage covers those below about 300. */
type Scenery = (palette: Palette, chance: Chance) => string

/** Adding one in the middle would redraw every cover that came after it: a new scenery changes all pictures. */
export const allSceneries: readonly [Scenery, ...Scenery[]] = [
  curtains,
  spotlights,
  hills,
  lattice,
  waves,
  confetti,
  arches,
  stairs,
  rays,
  lanterns,
  scales,
  towers,
]
