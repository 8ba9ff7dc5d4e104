import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { bandOf } from '@duologue/domain/choices/levels'
import { signsIn, wordsIn } from '@duologue/domain/conversations/line-lengths'
import { normaliseText } from '@duologue/domain/text/normalise'

interface Keyed {
  key: string
  sample: SampleConversation
}

/** Shorter lines ("Yes, please.") may return anywhere. */
const fewestWords = 4

const isLong = (text: string) => wordsIn(text).length >= fewestWords || signsIn(text) > fewestWords

/** No line of some length is said in two conversations of a language (content.md#lines). */
export function saidTwice(samples: readonly Keyed[]): { where: string; what: string }[] {
  const seen = new Map<string, string>()
  return samples.flatMap(({ key, sample: { dialogue, language } }) => {
    const forms = new Map(
      dialogue
        .filter(({ text }) => isLong(text))
        .map(({ text }) => [`${language} ${normaliseText(text, language)}`, text]),
    )
    const twice = [...forms].flatMap(([form, text]) => {
      const other = seen.get(form)
      return other ? [{ where: key, what: `said in ${other} too: ${text}` }] : []
    })
    for (const form of forms.keys()) seen.set(form, key)
    return twice
  })
}

/** Pupils meet pupils: in so many of the beginners' conversations a child speaks. */
const withChild = { percent: 40, together: 50 }

const hasChild = ({ sample: { character1, character2 } }: Keyed) =>
  [character1, character2].some(({ age }) => age === 'child')

/** In how many beginners' conversations a child speaks, in each language and in all (content.md#people). */
export function fewChildren(samples: readonly Keyed[]): { where: string; what: string }[] {
  const begun = samples.filter(({ sample }) => bandOf(sample.difficulty) === 'beginner')
  const told = (where: string, some: readonly Keyed[], least: number) => {
    const percent = Math.floor((100 * some.filter(hasChild).length) / Math.max(1, some.length))
    const what = `a child speaks in ${percent} % of the beginners' conversations, not ${least}`
    return percent < least ? [{ where, what }] : []
  }
  const languages = [...new Set(begun.map(({ sample }) => sample.language))]
  return [
    ...(begun.length > 0 ? told('all', begun, withChild.together) : []),
    ...languages.flatMap(language =>
      told(
        language,
        begun.filter(({ sample }) => sample.language === language),
        withChild.percent,
      ),
    ),
  ]
}

/** At most so many percent of the library may have one length: what always takes as long reads as made by one mould. */
const mostOfOneLength = 60

/** How many conversations have one number of lines (content.md#lines). */
export function sameLengths(samples: readonly Keyed[]): { where: string; what: string }[] {
  const counts = new Map<number, number>()
  for (const { sample } of samples) {
    const { length } = sample.dialogue
    counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  return [...counts].flatMap(([lines, count]) => {
    const percent = (100 * count) / samples.length
    const what = `${percent.toFixed(1)} % have ${lines} lines, not ${mostOfOneLength}`
    return percent > mostOfOneLength ? [{ where: 'all', what }] : []
  })
}

/** Conversations of a level that show the same place and first thing: a person looks whether they tell one story twice (content.md#premises). */
export function likeScenes(samples: readonly Keyed[]): { where: string; what: string }[] {
  const seen = new Map<string, string>()
  return samples.flatMap(({ key, sample: { scene, difficulty } }) => {
    const shown = scene.split('~').slice(0, 2).join('~')
    const other = seen.get(`${difficulty} ${shown}`)
    seen.set(`${difficulty} ${shown}`, key)
    return other ? [{ where: key, what: `${shown} as in ${other}: is it another story?` }] : []
  })
}
