import type { Palette } from '../../cover-palette'

/** What stands behind the props: shapes for 640 × 360 units in the papers of a language; the boards cover those below about 252. */
export type Place = (papers: Palette) => string
