import { saveBlob } from './save-blob'

/** Has the browser save a text as a file of this name. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))
