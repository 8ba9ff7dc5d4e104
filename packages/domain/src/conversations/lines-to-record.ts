import type { EditedLine } from './conversation-edit'

/**
 * The lines that are recorded one after the other (conversations.md#recording-all-lines): those that have no clip, or one of
 * another text; all of them where none is missing.
 */
export function linesToRecord(dialogue: readonly EditedLine[]): EditedLine[] {
  const written = dialogue.filter(({ text }) => text.trim() !== '')
  const missing = written.filter(
    ({ audio, audioText, text }) => audio === null || (audioText !== null && audioText !== text),
  )
  return missing.length > 0 ? missing : written
}
