/** A word as it was cut: with its kind, and where it begins in its run. */
export interface CutWord {
  text: string
  tag: string
  start: number
}
