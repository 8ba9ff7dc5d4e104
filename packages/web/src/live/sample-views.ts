import { type HallSettings, usualSettings } from '@duologue/domain/live/hall-settings'
import type {
  MemberReveal,
  MemberTurn,
  MemberView,
  ScreenMember,
  ScreenReveal,
  ScreenTurn,
  ScreenView,
} from '@duologue/domain/live/views/views'
import type { HallLink } from './hall-link'

/** Views as a hall would send them, for tests of what shows them. */

const sides = { 1: { health: 84, most: 100 }, 2: { health: 61, most: 100 } } as const

const choices = [
  '¿Me puede decir dónde está la llave de la habitación número catorce, por favor?',
  'La dejé ayer por la noche en la recepción del hotel, junto a mi pasaporte, creo.',
  'Entonces vamos a buscarla juntos, porque sin ella no podemos abrir la puerta hoy.',
  'No se preocupe, señora, aquí tenemos otra llave igual, se la doy ahora mismo ya.',
].map(text => ({ text, pinyin: null }))

export const sampleTurn: MemberTurn = {
  id: '1-3',
  line: 4,
  of: 12,
  role: 'attack',
  cue: { kind: 'translation', text: 'Then let us look for it together.', image: null },
  choices,
  left: 9000,
  answered: null,
  sides,
}

export const sampleReveal: MemberReveal = {
  id: '1-3',
  line: 4,
  of: 12,
  role: 'attack',
  text: 'Entonces vamos a buscarla juntos.',
  pinyin: null,
  translation: 'Then let us look for it together.',
  right: true,
  chosen: 'Entonces vamos a buscarla juntos.',
  points: 14,
  left: 5000,
  sides,
}

export const memberView = (view: Partial<MemberView> = {}): MemberView => ({
  state: 'playing',
  title: 'La llave equivocada',
  language: 'es',
  member: 7,
  name: 'Clever Robin',
  renames: 3,
  side: 1,
  form: 'teams',
  pace: 'step',
  mode: 'reading',
  names: 'dealt',
  isHostAway: false,
  place: null,
  of: 28,
  points: 42,
  round: 1,
  turn: null,
  reveal: null,
  own: null,
  end: null,
  ...view,
})

const settings: HallSettings = { ...usualSettings, form: 'teams', shows: 'three' }

const names = [
  'Clever Robin',
  'Brave Otter',
  'Quiet Maple',
  'Sunny Falcon',
  'Gentle Comet',
  'Swift Badger',
]

export const sampleMembers: readonly ScreenMember[] = names.map((name, at) => ({
  number: at + 1,
  name,
  asks: null,
  side: at % 2 === 0 ? 1 : 2,
  isHere: at !== 3,
  isUser: at < 2,
  waits: false,
  answered: false,
  answers: 3 + at,
  points: 60 - 8 * at,
  fullName: at === 0 ? 'Ana Fuentes' : null,
}))

export const screenTurn: ScreenTurn = {
  id: '1-3',
  line: 4,
  of: 12,
  round: 1,
  cue: { kind: 'translation', text: 'Then let us look for it together.', image: null },
  speaker: { name: 'Marta', side: 1 },
  isHeard: false,
  left: 9000,
  answered: 23,
  asked: 28,
  sides,
}

export const screenReveal: ScreenReveal = {
  id: '1-3',
  line: 4,
  of: 12,
  round: 1,
  text: 'Entonces vamos a buscarla juntos.',
  pinyin: null,
  translation: 'Then let us look for it together.',
  audio: null,
  speaker: { name: 'Marta', side: 1 },
  chosen: [
    { text: 'Entonces vamos a buscarla juntos.', count: 19, isRight: true },
    { text: 'La dejé ayer en la recepción.', count: 6, isRight: false },
    { text: 'No se preocupe, señora.', count: 2, isRight: false },
  ],
  blow: { on: 2, damage: 12, own: 3 },
  left: 4000,
  sides,
}

export const screenView = (view: Partial<ScreenView> = {}): ScreenView => ({
  state: 'playing',
  pause: null,
  code: '482913',
  address: 'duologue.example/live',
  title: 'La llave equivocada',
  language: 'es',
  settings,
  offers: { class: true, writing: false },
  locked: false,
  isHostAway: false,
  lacks: null,
  members: sampleMembers,
  here: 5,
  round: 1,
  turn: null,
  reveal: null,
  board: [
    { name: 'Clever Robin', side: 1, points: 60, place: 1 },
    { name: 'Brave Otter', side: 2, points: 52, place: 2 },
    { name: 'Quiet Maple', side: 1, points: 44, place: 3 },
  ],
  played: 192_000,
  end: null,
  ...view,
})

/** A link to a hall that shows a view; what is done is told to `act`. */
export const linkTo = <View>(
  view: View | null,
  more: Partial<HallLink<View>> = {},
): HallLink<View> => ({
  way: 'socket',
  view,
  since: performance.now(),
  over: null,
  waits: false,
  act: () => Promise.resolve(null),
  open: () => undefined,
  renew: () => undefined,
  ...more,
})
