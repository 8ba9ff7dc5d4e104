import { expect, test } from 'vitest'
import { ownLanguageName } from './own-language-names'
import { ownSongLanguageNames } from './own-song-language-names'
import { codeOfSongLanguage, songLanguages } from './song-choices'

test('songs are in languages that are called as everywhere', () => {
  for (const language of songLanguages)
    expect(ownSongLanguageNames[language]).toBe(ownLanguageName(codeOfSongLanguage(language)))
})
