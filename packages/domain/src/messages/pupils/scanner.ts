/** The sentences of scanning a card (pupils.md#scanning-a-card); the quoted ones word for word. */
export const scannerTexts = {
  scan: 'Scan my card',
  stop: 'Stop',
  asking: 'Press Allow to use the camera.',
  hold: 'Hold your card before the camera.',
  blocked: 'The camera is blocked. Type your card.',
  noCamera: 'No camera. Type your card.',
  failed: 'The camera could not be used. Type your card.',
} as const
