/** The sentences about devices of a class (devices.md); the quoted ones word for word. */
export const deviceTexts = {
  pair: 'Use this device for the class',
  pairLead: (name: string) =>
    `You will be logged out here. Pupils of ${name} will tap their names until you stop it.`,
  paired: 'This device is used for the class now.',
  pairAction: 'Use this device',

  notPaired: 'This device is not used for a class.',
  notPairedHint:
    'A teacher opens their class here, then Students, then "Use this device for the class".',
  toLogin: 'Log in',
  noPupils: 'Nobody is here yet.',
  noPupilsHint: 'Your teacher adds pupils to the class.',
  loadFailed: 'The names could not be loaded.',

  tapPictures: 'Tap your three pictures.',
  pressed: (count: number) => `${count} of 3`,
  place: (number: number) => `Picture ${number}`,
  startAgain: 'Start again',
  back: 'Back to the names',
  hello: (name: string) => `Hello, ${name}!`,

  stop: 'Stop using this device',
  stopLead: 'Log in as a teacher of the class to stop it.',
  stopAction: 'Stop',
  stopped: 'This device is not used for the class any more.',

  devices: 'Devices',
  devicesLead: 'On these devices pupils of the class tap their names.',
  noDevices: 'No device is used for this class.',
  devicesFailed: 'The devices could not be loaded.',
  since: (day: string) => `since ${day}`,
  closed: (name: string) => `${name}: 5 wrong tries`,
  stopOne: (name: string) => `Stop using ${name}`,
} as const

/** What the pictures of cards are called (devices.md#pictures). */
export const cardPictureTexts = {
  sun: 'Sun',
  moon: 'Moon',
  star: 'Star',
  heart: 'Heart',
  flower: 'Flower',
  tree: 'Tree',
  apple: 'Apple',
  fish: 'Fish',
  cat: 'Cat',
  bird: 'Bird',
  house: 'House',
  boat: 'Boat',
  car: 'Car',
  ball: 'Ball',
  umbrella: 'Umbrella',
  key: 'Key',
} as const
