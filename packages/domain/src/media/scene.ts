/** Where a scene plays (media.md#scenes). The order is that in which authors are shown them. */
export const places = [
  'hotel',
  'restaurant',
  'cafe',
  'bakery',
  'market',
  'shop',
  'bookshop',
  'street',
  'station',
  'train',
  'park',
  'garden',
  'coast',
  'lighthouse',
  'mountain',
  'kitchen',
  'stairs',
  'lift',
  'office',
  'classroom',
  'workshop',
  'lost',
  'clinic',
  'hospital',
  'theatre',
  'museum',
  'studio',
  'newsroom',
] as const

/** What stands in a scene (media.md#scenes). */
export const props = [
  'cat',
  'dog',
  'bird',
  'mouse',
  'frog',
  'fish',
  'bread',
  'bun',
  'cake',
  'pizza',
  'banana',
  'tomato',
  'pumpkin',
  'cup',
  'plate',
  'suitcase',
  'box',
  'parcel',
  'gift',
  'umbrella',
  'glove',
  'hat',
  'coat',
  'shoe',
  'dress',
  'glasses',
  'watch',
  'key',
  'ticket',
  'money',
  'card',
  'map',
  'book',
  'letter',
  'paper',
  'pen',
  'calendar',
  'chair',
  'bed',
  'door',
  'ladder',
  'lamp',
  'lantern',
  'candle',
  'clock',
  'cuckoo',
  'lever',
  'phone',
  'telephone',
  'laptop',
  'camera',
  'radio',
  'mic',
  'headphones',
  'tuba',
  'guitar',
  'mask',
  'painting',
  'statue',
  'knight',
  'trophy',
  'ball',
  'bike',
  'car',
  'bus',
  'wagon',
  'boat',
  'tent',
  'tree',
  'flower',
  'hedge',
  'stone',
  'sun',
  'moon',
  'cloud',
  'rain',
  'snowflake',
  'thermometer',
  'medicine',
] as const

/** Who chose a scene: its author, our search in the text, or whoever wrote the sample (media.md#choosing-a-scene). */
export const sceneSources = ['author', 'found', 'sample'] as const

export type SceneSource = (typeof sceneSources)[number]
export type Place = (typeof places)[number]
export type Prop = (typeof props)[number]

/** How many things a scene has at most. */
export const mostProps = 3

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
