const accents = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' }

/**
 * English as the tests' pseudo language writes it: every vowel has an accent, and each second one is doubled, so that a
 * text is about a third longer. What comes without accents on a page is no sentence of ours, or was forgotten.
 */
export function spellPseudo(words) {
  let vowels = 0
  return words.replaceAll(/[aeiou]/gi, vowel => {
    vowels += 1
    return accents[vowel].repeat(vowels % 2 === 0 ? 2 : 1)
  })
}
