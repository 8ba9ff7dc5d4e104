import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { type Cut, cutFault, plainCut } from '@duologue/domain/words/cut-book'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { storeCuts } from './cut-store'

/** Remembers how texts are to be cut (issue 9), in the transaction that stores the lists they were corrected in. */
export async function upsertCuts(
  transaction: Queries,
  { language, cuts, now }: { language: SongLanguage; cuts: readonly Cut[]; now: Date },
): Promise<void> {
  const plain = cuts.map(cut => plainCut(cut, language))
  for (const [index, cut] of plain.entries()) {
    const fault = cutFault(cut, language)
    if (fault) throw new Refused('invalid-input', { [`libraryCuts.${index}`]: fault })
  }
  await storeCuts(transaction, language, plain, now)
}
