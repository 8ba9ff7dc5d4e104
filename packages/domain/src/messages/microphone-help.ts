/** How to allow the microphone again, browser by browser; shown where it is blocked (S2 section 8). */
export const microphoneHelp = {
  title: 'Allow the microphone',
  lead: 'This site may use the microphone only when your browser allows it. It listens while you record, and never else.',
  browsers: [
    {
      name: 'Chrome and Edge on a computer',
      steps: [
        'Press the sign at the left end of the address bar.',
        'Set Microphone to Allow.',
        'Load this page anew.',
      ],
    },
    {
      name: 'Chrome on Android',
      steps: [
        'Press the sign at the left end of the address bar, then Permissions.',
        'Turn Microphone on.',
        'If it is not listed: Settings of the device, Apps, Chrome, Permissions, Microphone, Allow.',
      ],
    },
    {
      name: 'Chromebook',
      steps: [
        'Press the sign at the left end of the address bar and set Microphone to Allow.',
        'Look whether the microphone is on: Settings, Privacy and security, Privacy controls.',
        'On a Chromebook of a school, the school may have to allow it.',
      ],
    },
    {
      name: 'Safari on a Mac',
      steps: [
        'Choose Safari, Settings for this website, Microphone, Allow.',
        'Look whether Dictation is on: System Settings, Keyboard, Dictation.',
      ],
    },
    {
      name: 'Safari on iPhone and iPad',
      steps: [
        'Press the page menu in the address bar, then Website Settings, Microphone, Allow.',
        'Look whether Dictation is on: Settings, General, Keyboard, Enable Dictation.',
      ],
    },
    {
      name: 'Firefox',
      steps: [
        'Press the crossed-out microphone in the address bar and take the block away.',
        'Load this page anew.',
      ],
    },
  ],
  more: 'More about speaking',
  none: 'It still does not work? Look whether another program uses the microphone, and whether the system allows it to your browser.',
} as const
