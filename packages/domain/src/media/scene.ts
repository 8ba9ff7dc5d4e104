import { mostProps, type Place, type Prop, places, props } from '../choices/scene-choices'

/** A place with up to three things in it; the first of them is the largest. */
export interface Scene {
  place: Place
  props: readonly Prop[]
}

const isPlace = (word: string): word is Place => (places as readonly string[]).includes(word)
const isProp = (word: string): word is Prop => (props as readonly string[]).includes(word)

/** A scene as one word, `hotel~suitcase~cat`: so it is stored, and so it stands in addresses. */
export const sceneWord = ({ place, props: things }: Scene): string => [place, ...things].join('~')

/** The scene that a word names; undefined for a word that names none, names a thing twice, or more than three. */
export function readScene(word: string): Scene | undefined {
  const [place = '', ...things] = word.split('~')
  const known = things.filter(isProp)
  const sound = known.length === things.length && new Set(known).size === known.length
  return isPlace(place) && sound && known.length <= mostProps ? { place, props: known } : undefined
}

/** Whether a word names a scene. */
export const isSceneWord = (word: string): boolean => readScene(word) !== undefined
