import type { SongLanguage } from './song-choices'

/** What the languages of songs call themselves: those of all languages weigh more than the page of a song may. */
export const ownSongLanguageNames: Readonly<Record<SongLanguage, string>> = {
  spanish: 'Español',
  french: 'Français',
  chinese: '中文',
  german: 'Deutsch',
}
