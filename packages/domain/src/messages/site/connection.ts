/** What is said while there is no connection (offline.md#no-connection), and when a new version is there. */
export const connectionTexts = {
  none: 'No connection. What you do is kept and sent later.',
  newVersion: 'A new version is ready.',
  loadIt: 'Load it',
  logInToSend: 'Log in again to send what waits.',
  logIn: 'Log in',
}
