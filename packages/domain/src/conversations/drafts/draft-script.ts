import type { DraftedLine } from './asked-draft'

/** A draft as a script with tabs: who speaks, the text, its translation (conversations.md#pasted-scripts). */
export const draftScript = (
  lines: readonly DraftedLine[],
  names: readonly [string, string],
): string =>
  lines
    .map(({ character, text, translation }) =>
      [names[character === 1 ? 0 : 1], text, translation ?? ''].join('\t'),
    )
    .join('\n')

/** What of a line tells whether somebody has changed it since it was drafted. */
type Said = Pick<DraftedLine, 'text' | 'translation'>

/** Whether a line says and means what a drafted one did: then nobody has changed it (conversations.md#drafted-lines). */
export const isAsDrafted = (line: Said, drafted: readonly Said[]): boolean =>
  drafted.some(({ text, translation }) => text === line.text && translation === line.translation)
