import type { Place, Prop } from '../../choices/scene-choices'

/** The words of a language that speak of a place or a thing, with commas between. */
export type SceneWords = Readonly<Record<Place | Prop, string>>
