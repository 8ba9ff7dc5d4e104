import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import { oklch } from './oklch'
import { hairByAge, inksFor, type Looks, sharesByAge, skinsFor } from './portrait-looks'
import { type Chance, seeded } from './seeded'

/** How a character's voice sounds: it chooses the hair, never the expression. */
export type VoicePitch = 'high' | 'low'

type Options = Exclude<Parameters<typeof lorelei.create>[0]['options'], undefined>
type Hair = NonNullable<Options['hair']>[number]
type Some<T> = readonly [T, ...T[]]

/** Longer hair and tails for a high voice, shorter cuts for a low one; extreme cuts are left out. */
const hair: Record<VoicePitch, Some<Hair>> = {
  high: [
    'variant10',
    'variant13',
    'variant14',
    'variant15',
    'variant16',
    'variant17',
    'variant18',
    'variant19',
    'variant21',
    'variant23',
    'variant24',
    'variant26',
    'variant29',
    'variant30',
    'variant31',
    'variant32',
    'variant33',
    'variant35',
    'variant37',
    'variant38',
    'variant40',
    'variant41',
    'variant42',
    'variant45',
    'variant46',
    'variant48',
  ],
  low: [
    'variant01',
    'variant02',
    'variant03',
    'variant04',
    'variant05',
    'variant06',
    'variant07',
    'variant08',
    'variant09',
    'variant11',
    'variant12',
    'variant22',
    'variant28',
    'variant39',
    'variant43',
    'variant44',
    'variant47',
  ],
}

/** Faces that are glad to talk: no grimaces, no glares, no dark glasses. */
const eyes: Some<NonNullable<Options['eyes']>[number]> = [
  'variant01',
  'variant02',
  'variant04',
  'variant06',
  'variant10',
  'variant11',
  'variant14',
  'variant16',
  'variant17',
  'variant20',
  'variant21',
  'variant23',
  'variant24',
]
const eyebrows: Some<NonNullable<Options['eyebrows']>[number]> = [
  'variant01',
  'variant02',
  'variant03',
  'variant04',
  'variant08',
  'variant10',
  'variant12',
]
const mouths: Some<NonNullable<Options['mouth']>[number]> = [
  'happy01',
  'happy02',
  'happy03',
  'happy04',
  'happy05',
  'happy06',
  'happy08',
  'happy13',
]
const noses: Some<NonNullable<Options['nose']>[number]> = [
  'variant01',
  'variant02',
  'variant03',
  'variant04',
  'variant05',
  'variant06',
]
const heads: Some<NonNullable<Options['head']>[number]> = [
  'variant01',
  'variant02',
  'variant03',
  'variant04',
]
const glasses: Some<NonNullable<Options['glasses']>[number]> = [
  'variant01',
  'variant03',
  'variant04',
  'variant05',
]
const earrings: Some<NonNullable<Options['earrings']>[number]> = [
  'variant01',
  'variant02',
  'variant03',
]
const beards: Some<NonNullable<Options['beard']>[number]> = ['variant01', 'variant02']

/** Skins light enough that the ink of eyes and mouth stays easy to read on them. */
const skins: Some<string> = ['#fde2cd', '#f9d5b8', '#f2c9a5', '#e3b088', '#cf9467', '#b87c52']
/** Inks for hair: near black, browns, auburn, grey, and a theatrical violet and green. */
const hairs: Some<string> = [
  '#1c1b22',
  '#1c1b22',
  '#2b2026',
  '#3a2a23',
  '#4d3223',
  '#6b3a22',
  '#5c5a63',
  '#3a2f63',
  '#1f4347',
]
/** Backgrounds: the hues of the covers, as tints that sit on light and dark pages. */
const hues: Some<number> = [28, 62, 95, 145, 195, 252, 292, 350]

const plain = (colour: string) => colour.slice(1)

/** A part that shows now and then. */
const sometimes = (chance: Chance, share: number) => (chance.happens(share) ? 100 : 0)

/** What is known of nobody: any age, any place. */
const anyone = {
  hair,
  inks: hairs,
  skins,
  shares: { beard: 0.22, glasses: 0.22, freckles: 0.15 },
  earrings: { high: 0.35, low: 0.08 },
}

/** What a face is put together from, for somebody of known looks. */
const partsFor = (looks: Looks): typeof anyone => ({
  hair: hairByAge[looks.age] ?? hair,
  inks: inksFor(looks),
  skins: skinsFor(looks),
  shares: sharesByAge[looks.age],
  earrings: looks.age === 'child' ? { high: 0, low: 0 } : { high: 0.35, low: 0 },
})

/** What a face is put together from, for a voice, a seed and looks; always the same for the same three. */
function faceOf(voice: VoicePitch, seed: string, looks?: Looks) {
  const chance = seeded(`${voice}/${seed}`)
  const parts = looks ? partsFor(looks) : anyone
  const ink = plain(chance.pick(parts.inks))
  const black = ['1c1b22']
  return {
    seed,
    backgroundColor: [
      plain(oklch(chance.whole(83, 88) / 100, 0.065, chance.pick(hues) + chance.whole(-8, 8))),
    ],
    hair: [chance.pick(parts.hair[voice])],
    hairColor: [ink],
    eyebrows: [chance.pick(eyebrows)],
    eyebrowsColor: [ink],
    head: [chance.pick(heads)],
    skinColor: [plain(chance.pick(parts.skins))],
    eyes: [chance.pick(eyes)],
    nose: [chance.pick(noses)],
    mouth: [chance.pick(mouths)],
    beard: [chance.pick(beards)],
    beardProbability: voice === 'low' ? sometimes(chance, parts.shares.beard) : 0,
    glasses: [chance.pick(glasses)],
    glassesProbability: sometimes(chance, parts.shares.glasses),
    earrings: [chance.pick(earrings)],
    earringsProbability: sometimes(chance, parts.earrings[voice]),
    frecklesProbability: sometimes(chance, parts.shares.freckles),
    hairAccessoriesProbability: 0,
    eyesColor: black,
    noseColor: black,
    mouthColor: black,
    glassesColor: black,
    frecklesColor: black,
    earringsColor: [plain(oklch(0.62, 0.15, chance.pick(hues)))],
  } satisfies Parameters<typeof createAvatar<Options>>[1]
}

/** A face in a mood: what of it is not the seed's own. */
export type Expression = Pick<Options, 'eyes' | 'eyebrows' | 'mouth'>

/**
 * The face of a character or person without a picture, as a square SVG. The drawings are
 * Lorelei by Lisa Wischofsky (CC0 1.0). The same voice, seed, looks and expression always give the same face.
 */
export const drawPortrait = (
  voice: VoicePitch,
  seed: string,
  looks?: Looks,
  expression?: Expression,
): string => createAvatar(lorelei, { ...faceOf(voice, seed, looks), ...expression }).toString()
