import type { FileFormat } from './notices'

/** What the formats of other programs are called, in every language. */
export const formatNames: Record<FileFormat, string> = {
  srt: 'SubRip (SRT)',
  webvtt: 'WebVTT (VTT)',
  ass: 'SubStation Alpha (ASS, SSA)',
  ttml: 'Timed Text (TTML)',
  ultrastar: 'UltraStar',
}
