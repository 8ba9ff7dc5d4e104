/** What is added to a playlist. */
export interface AddedThing {
  what: 'conversation' | 'song'
  id: string
}
