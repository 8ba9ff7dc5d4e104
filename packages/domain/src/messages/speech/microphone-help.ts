/** How to allow the microphone again, browser by browser; shown where it is blocked (speech.md#recognition-errors). */
export const microphoneHelp = {
  title: 'Allow the microphone',
  lead: 'This site may use the microphone only when your browser allows it. It listens while you record, and at no other time.',
  browsers: [
    {
      name: 'Chrome and Edge on a computer',
      steps: [
        'Select the icon to the left of the address.',
        'Set Microphone to Allow.',
        'Reload this page.',
      ],
    },
    {
      name: 'Chrome on Android',
      steps: [
        'Select the icon to the left of the address, then Permissions.',
        'Turn Microphone on.',
        'If it is not listed: Settings of the device, Apps, Chrome, Permissions, Microphone, Allow.',
      ],
    },
    {
      name: 'Chromebook',
      steps: [
        'Select the icon to the left of the address and set Microphone to Allow.',
        'Check that the microphone is on: Settings, Privacy and security, Privacy controls.',
        'On a school Chromebook, the school may have to allow it.',
      ],
    },
    {
      name: 'Safari on a Mac',
      steps: [
        'Choose Safari, Settings for this website, Microphone, Allow.',
        'Check that Dictation is on: System Settings, Keyboard, Dictation.',
      ],
    },
    {
      name: 'Safari on iPhone and iPad',
      steps: [
        'Press the page menu in the address bar, then Website Settings, Microphone, Allow.',
        'Check that Dictation is on: Settings, General, Keyboard, Enable Dictation.',
      ],
    },
    {
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
