/** What is said while there is no connection (offline.md#no-connection). */
export const connectionTexts = {
  none: 'No connection. What you do is kept and sent later.',
}
