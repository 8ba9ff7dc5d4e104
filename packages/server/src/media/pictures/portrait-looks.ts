import type { Options } from '@dicebear/lorelei'
import { type Age, ages } from '@duologue/domain/choices/ages'

type Hair = NonNullable<Options['hair']>[number]
type Some<T> = readonly [T, ...T[]]

/** How old somebody is, and the language whose people a sample's character is one of. */
export interface Looks {
  age: Age
  language: string
}

const languageCode = /^[a-z]{2}$/

/** The looks that a part of an address names, such as `old-zh`, or undefined if it names none. */
export function readLooks(part: string): Looks | undefined {
  const [told, language = '', ...rest] = part.split('-')
  const age = ages.find(known => known === told)
  const isLooks = age !== undefined && languageCode.test(language) && rest.length === 0
  return isLooks ? { age, language } : undefined
}

/** Cuts of the very young and of the old; the others have all of their voice. */
export const hairByAge: Partial<Record<Age, Record<'high' | 'low', Some<Hair>>>> = {
  child: {
    high: ['variant26', 'variant29', 'variant30', 'variant31', 'variant36', 'variant48'],
    low: ['variant05', 'variant06', 'variant07', 'variant11', 'variant43'],
  },
  old: {
    high: [
      'variant14',
      'variant19',
      'variant24',
      'variant29',
      'variant32',
      'variant37',
      'variant38',
      'variant46',
    ],
    low: [
      'variant01',
      'variant02',
      'variant12',
      'variant25',
      'variant28',
      'variant44',
      'variant47',
    ],
  },
}

/** Shares of what tells an age: nobody is born with a beard. */
export const sharesByAge: Record<Age, { beard: number; glasses: number; freckles: number }> = {
  child: { beard: 0, glasses: 0.12, freckles: 0.4 },
  young: { beard: 0.1, glasses: 0.2, freckles: 0.2 },
  adult: { beard: 0.25, glasses: 0.22, freckles: 0.1 },
  old: { beard: 0.45, glasses: 0.5, freckles: 0 },
}

const black: Some<string> = ['#1c1b22', '#221c20', '#2b2026']
const brown: Some<string> = ['#1c1b22', '#2b2026', '#3a2a23', '#4d3223', '#6b3a22']
const grey: Some<string> = ['#8d8b93', '#a3a1a8', '#bdbbc0']

/** Natural inks for hair: grey with age, black in China, else from black to auburn. */
export const inksFor = ({ age, language }: Looks): Some<string> =>
  age === 'old' ? grey : language === 'zh' ? black : brown

const light: Some<string> = ['#fde2cd', '#f9d5b8', '#f2c9a5']

/** Skins that are usual where the language is from. */
export const skinsFor = ({ language }: Looks): Some<string> =>
  language === 'zh' ? light : [...light, '#e3b088']
