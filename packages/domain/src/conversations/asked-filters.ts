import { englishLanguageNames } from '../choices/english-language-names'
import { type LanguageCode, languageCodes } from '../choices/languages'
import { type Level, type LevelBand, levelBands, levels } from '../choices/levels'
import { ownLanguageNames } from '../choices/own-language-names'
import { bandNames } from '../messages/choices'
import { languageName } from '../messages/language-name'
import { foldText } from '../text/fold'

/** Levels that somebody has typed: one, or the two of a band; `label` is how they are offered. */
interface AskedLevels {
  levels: readonly Level[]
  label: string
}

/**
 * Filters that somebody has typed among the words of a search. `rest` is what else was typed: beside all filters, and
 * beside the one that it stands with.
 */
interface AskedFilters {
  language?: { code: LanguageCode; rest: string }
  difficulty?: AskedLevels & { rest: string }
  rest: string
}

/** What a language is called beside its English name and its own. */
const alsoCalled: readonly (readonly [string, LanguageCode])[] = [
  ['mandarin', 'zh'],
  ['汉语', 'zh'],
  ['普通话', 'zh'],
  ['castellano', 'es'],
  ['farsi', 'fa'],
]

/** What languages are called, folded: as the page says it, in English, and in themselves. */
export const calledHere: ReadonlyMap<string, LanguageCode> = new Map<string, LanguageCode>([
  ...languageCodes
    .toReversed()
    .flatMap(code => [
      [foldText(englishLanguageNames[code]), code] as const,
      [foldText(languageName(code)), code] as const,
      [foldText(ownLanguageNames[code]), code] as const,
    ]),
  ...alsoCalled,
])

const difficultyOf = new Map<string, AskedLevels>([
  ...levels.map(level => [foldText(level), { levels: [level], label: level }] as const),
  ...(Object.keys(levelBands) as LevelBand[]).flatMap(band => {
    const label = bandNames[band]
    const asked = { levels: levelBands[band], label }
    return [band, `${band}s`, label].map(name => [foldText(name), asked] as const)
  }),
])

/**
 * The language and the levels that are named among what was typed, with and without accents: a language by one of
 * the names that it is `called`: `beginner spanish`, `español`, `A1`. Of several languages or levels the first one counts.
 */
export function askedFilters(typed: string, called = calledHere): AskedFilters {
  const mostWords = Math.max(...[...called.keys()].map(name => name.split(' ').length))
  const words = typed.split(/[\s,]+/).filter(word => word !== '')
  const named = (at: number, length: number) => foldText(words.slice(at, at + length).join(' '))
  let language: { code: LanguageCode; at: number; length: number } | undefined
  let difficulty: (AskedLevels & { at: number }) | undefined
  for (let at = 0; at < words.length; at += 1) {
    for (let length = mostWords; length > 0 && !language; length -= 1) {
      const code = at + length <= words.length ? called.get(named(at, length)) : undefined
      if (code) language = { code, at, length }
    }
    const asked = difficultyOf.get(named(at, 1))
    if (asked && !difficulty) difficulty = { ...asked, at }
  }
  const isLanguage = (at: number) =>
    language !== undefined && at >= language.at && at < language.at + language.length
  const isDifficulty = (at: number) => at === difficulty?.at
  const without = (isTaken: (at: number) => boolean) =>
    words.filter((_, at) => !isTaken(at)).join(' ')
  return {
    ...(language ? { language: { code: language.code, rest: without(isLanguage) } } : {}),
    ...(difficulty
      ? {
          difficulty: {
            levels: difficulty.levels,
            label: difficulty.label,
            rest: without(isDifficulty),
          },
        }
      : {}),
    rest: without(at => isLanguage(at) || isDifficulty(at)),
  }
}

/** The filters of a search: chosen ones, or those that were read out of what was typed. */
interface Filters {
  language?: string
  difficulty?: readonly Level[]
}

/**
 * The chosen filters together with those that were typed, and the `rest` of what was typed; undefined when none was
 * typed, or when they contradict the chosen ones.
 */
export function readAsFilters(
  chosen: Filters,
  typed: string,
  called = calledHere,
): (Filters & { rest: string }) | undefined {
  const { language, difficulty, rest } = askedFilters(typed, called)
  if (!language && !difficulty) return undefined
  if (language && chosen.language && chosen.language !== language.code) return undefined
  const levelsOfBoth = difficulty?.levels.filter(
    level => chosen.difficulty?.includes(level) ?? true,
  )
  if (levelsOfBoth?.length === 0) return undefined
  const code = language?.code ?? chosen.language
  const both = levelsOfBoth ?? chosen.difficulty
  return { ...(code ? { language: code } : {}), ...(both ? { difficulty: both } : {}), rest }
}
