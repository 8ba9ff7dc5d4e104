/**
 * The same songs in an order in which every language comes: the first of each before the second of any, else as they were
 * (site.md#home-page).
 */
export function mixLanguages<Song extends { language: string }>(songs: readonly Song[]): Song[] {
  const turns = new Map<string, number>()
  const turnOf = ({ language }: Song) => {
    const turn = turns.get(language) ?? 0
    turns.set(language, turn + 1)
    return turn
  }
  return songs
    .map(song => ({ song, turn: turnOf(song) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ song }) => song)
}
