import { savedHere } from '../saved-here/saved-here'

/** Whether something is kept here on purpose, as far as was known last: what is gone then was taken away. */
export const keepsHere = savedHere('keeps-offline', false, {
  read: text => text === 'yes',
  write: keeps => (keeps ? 'yes' : null),
})
