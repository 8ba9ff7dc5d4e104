/** The sentences of choosing, sending and recording files (media.md#uploading; conversations.md#clips-of-lines). */
export const fileTexts = {
  choose: 'Choose a file',
  orDrop: 'or drop it here',
  sending: (percent: number) => `Sending… ${percent}%`,
  reading: 'Nearly done…',
  cancel: 'Cancel',
  notSent: 'The file was not sent: there is no connection. Please try again.',
  pictureHint: 'PNG, JPEG or WebP, up to 5 MB.',
  recordingHint: 'MP3, OGG, WAV or M4A, up to 5 MB and 60 seconds.',
  songMediaHint: 'MP3, OGG, M4A, WAV, MP4 or WebM, up to 50 MB.',

  portrait: 'Picture',
  newPortrait: 'New picture',
  portraitNote: 'Everyone can see it. Without one, you have a drawn portrait.',
  portraitChanged: 'Picture updated.',
  portraitRemoved: 'Picture removed.',
  removePortrait: 'Remove picture',
} as const

/** The sentences about the clip of something that is heard (conversations.md#clips-of-lines). */
export const clipTexts = {
  audio: 'Audio',
  noAudio: 'No audio yet',
  removeAudio: 'Remove audio',
  upload: 'Upload audio',
} as const

/** The sentences of recording a line (conversations.md#clips-of-lines). */
export const recorderTexts = {
  record: 'Record',
  recordAgain: 'Record again',
  stop: 'Stop',
  asking: 'Press Allow to enable recording.',
  recording: 'Recording... speak now!',
  time: (seconds: number, most: number) => `${seconds} of ${most} seconds`,
  level: 'How loud it is',
  encoding: 'One moment…',
  stoppedAtMost: (most: number) => `Stopped after ${most} seconds, the most a recording may last.`,
  listen: 'Your recording',
  use: 'Use this recording',
  blocked: 'The microphone is blocked. Allow it in the settings of your browser, then try again.',
  noMicrophone: 'No microphone was found.',
  cannotRecord: "Sorry, this browser can't record sound.",
  failed: 'The recording could not be read. Please try again.',
  silent: 'Nothing was heard. Check that the microphone is turned on.',
} as const
