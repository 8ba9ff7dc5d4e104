import { causesOf } from './causes-of'

/**
 * Nothing can be written: the disk or the database is full (class 53 but for too many connections), it only answers
 * reads (a stand-by, or set so), or the disk failed. Of the operating system the same, for files.
 */
const unwritable = new Set([
  '53100',
  '53200',
  '53400',
  '25006',
  '58030',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
])

/** Whether a server only answers reads: a stand-by, or set so. */
export const onlyReads = (error: unknown): boolean =>
  [...causesOf(error)].some(cause => 'code' in cause && cause.code === '25006')

/** Whether something failed because nothing can be saved for now (503), and not because of what was to be saved. */
export function cannotSave(error: unknown): boolean {
  return [...causesOf(error)].some(cause => 'code' in cause && unwritable.has(String(cause.code)))
}

/** Writes what can be done without: where nothing can be saved for now, it is left out. */
export async function saveWhereItCan(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!cannotSave(error)) throw error
  }
}
