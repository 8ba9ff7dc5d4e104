/** How to allow the microphone again, browser by browser; shown where it is blocked (speech.md#recognition-errors). */
export const microphoneHelp = {
  title: 'Allow the microphone',
  lead: 'This site may use the microphone only when your browser allows it. It listens while you record, and at no other time.',
  blocked: (browser: string) => `The microphone is blocked: ${browser}`,
  browsers: [
    {
      id: 'chrome-and-edge-on-a-computer',
      name: 'Chrome and Edge on a computer',
      steps: [
        'Select the icon to the left of the address.',
        'Set Microphone to Allow.',
        'Reload this page.',
      ],
    },
    {
      id: 'chrome-on-android',
      name: 'Chrome on Android',
      steps: [
        'Select the icon to the left of the address, then Permissions.',
        'Turn Microphone on.',
        'If it is not listed: Settings of the device, Apps, Chrome, Permissions, Microphone, Allow.',
      ],
    },
    {
      id: 'chromebook',
      name: 'Chromebook',
      steps: [
        'Select the icon to the left of the address and set Microphone to Allow.',
        'Check that the microphone is on: Settings, Privacy and security, Privacy controls.',
        'On a school Chromebook, the school may have to allow it.',
      ],
    },
    {
      id: 'safari-on-a-mac',
      name: 'Safari on a Mac',
      steps: [
        'Choose Safari, Settings for this website, Microphone, Allow.',
        'Check that Dictation is on: System Settings, Keyboard, Dictation.',
      ],
    },
    {
      id: 'safari-on-iphone-and-ipad',
      name: 'Safari on iPhone and iPad',
      steps: [
        'Press the page menu in the address bar, then Website Settings, Microphone, Allow.',
        'Check that Dictation is on: Settings, General, Keyboard, Enable Dictation.',
      ],
    },
    {
      id: 'firefox',
      name: 'Firefox',
      steps: [
        'Press the crossed-out microphone in the address bar and remove the block.',
        'Reload this page.',
      ],
    },
  ],
  more: 'More about speaking',
  none: 'It still does not work? Check that no other program is using the microphone, and that your system lets the browser use it.',
} as const
