const plain = 'aeiouyAEIOUY'
const accented = 'áéíóúýÁÉÍÓÚÝ'

/**
 * English as the tests' pseudo language writes it: every vowel has an accent, and each second one is doubled, so that a
 * text is about a third longer. What comes without accents on a page is no sentence of ours, or was forgotten.
 */
export function spellPseudo(words) {
  let vowels = 0
  return words.replaceAll(/[aeiouy]/gi, vowel => {
    vowels += 1
    return accented.charAt(plain.indexOf(vowel)).repeat(vowels % 2 === 0 ? 2 : 1)
  })
}

/** The code of a sentence that stands in brackets: what is said beside them was joined by no language. */
export const bracketed = code => `\`⟦\${${code}}⟧\``
