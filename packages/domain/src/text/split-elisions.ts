const keptWhole: ReadonlySet<string> = new Set([
  "aujourd'hui",
  "quelqu'un",
  "quelqu'une",
  "presqu'ile",
  "prud'homme",
  "d'accord",
  "d'abord",
])

const word = /[\p{L}\p{M}\p{N}']+/gu
const elided = /^(l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/

function splitWord(folded: string): string {
  const first = keptWhole.has(folded) ? undefined : elided.exec(folded)?.[1]
  if (first === undefined) return folded
  return `${first} ${splitWord(folded.slice(first.length + 1))}`
}

/**
 * Parts the elided words of a French text: "l'ete" becomes "l ete", "qu'il" becomes "qu il".
 * Words that only look elided ("aujourd'hui", "d'accord") stay whole.
 *
 * @param folded a text that `foldText` has folded.
 */
export function splitElisions(folded: string): string {
  return folded.replace(word, splitWord)
}
