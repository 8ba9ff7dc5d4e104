/** What is said of installing the product (offline.md#installing). */
export const installTexts = {
  lead: 'Install Duologue',
  install: 'Install',
  byMenu: 'Share, then Add to Home Screen.',
}

/** What is set for one device (saving.md#a-device-of-several). */
export const deviceTexts = {
  title: 'This device',
  shared: 'This device is shared',
  sharedHelp:
    'Whoever has not used it for 12 hours is logged out, and what is kept for offline is there for everyone who uses it.',
}
