import type { BattleDifficulty } from '@duologue/domain/choices/battle-difficulties'
import type { roundLanguages } from '@duologue/domain/choices/pronunciation-choices'
import type { Client } from '../../api/client'

/** A language that a round can be played in without a list. */
export type RoundLanguage = (typeof roundLanguages)[number]

/** Where the words of a round without a list come from. */
export const roundSources = ['frequent', 'misses'] as const
export type RoundSource = (typeof roundSources)[number]

/** The items of a round without a list, asked for anew each time; a miss that was made good is no miss any more. */
export async function gatherItems(
  client: Client,
  source: RoundSource,
  language: RoundLanguage,
  difficulty: BattleDifficulty,
) {
  if (source === 'misses') {
    return (await client.pronunciation.getMissedItems({ query: { language } })).items
  }
  return (await client.pronunciation.getRoundWords({ query: { language, difficulty } })).items
}
