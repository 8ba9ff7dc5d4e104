/** What a file turned out to be, as it will be kept; `small` is the small size of a picture. */
export interface ReadFile {
  type: string
  bytes: Uint8Array
  small?: Uint8Array
  width: number | null
  height: number | null
  durationMs: number | null
}
