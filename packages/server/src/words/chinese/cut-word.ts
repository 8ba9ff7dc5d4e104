/** A word as it was cut: with its kind, where it begins in its run, and whether an editor has cut it so. */
export interface CutWord {
  text: string
  tag: string
  start: number
  isRemembered: boolean
}
