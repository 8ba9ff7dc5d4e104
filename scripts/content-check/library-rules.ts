import type { SampleConversation } from '@duologue/contract/samples/sample-conversation'
import { normaliseText } from '@duologue/domain/text/normalise'
import { signsIn, wordsIn } from './rule'

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
