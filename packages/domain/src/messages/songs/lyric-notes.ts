/** Why a line of pasted lyrics cannot be taken, by the code of the fault. */
export const importFaults = {
  'empty-line': 'This line is empty.',
  'no-stamp': 'This line has no time stamp.',
  'wrong-stamp': 'This time stamp is not a time.',
  'negative-stamp': 'This time stamp is before the beginning.',
  'has-stamp': 'This line has a time. Choose the format with time stamps, or take the times out.',
  'too-long': 'This line is longer than 500 characters.',
  'wrong-cue': 'The times of this line cannot be read.',
  'no-cue': 'This line belongs to no time.',
  'parted-cue': 'An empty line parts this line from the one that it belongs to.',
  'wrong-xml': 'The file is not written as TTML is from here on.',
  'wrong-beat': 'This is no note, no tag and no end of a line.',
  'no-tempo': 'The file does not say how fast the song is (#BPM).',
} as const

/** What is told of a line that was taken, by the code of the warning. */
export const importWarnings = {
  reordered: 'The time stamps were not in order. The lyrics were sorted by time.',
  'equal-stamps': 'This line starts at the same time as the one before.',
  'stamp-in-text': 'There is a time stamp in the middle of this line. It stayed in the text.',
  'word-stamps':
    'The time stamps of single words were left out: they do not fit the times of the line.',
  'word-times-kept': 'The time stamps of single words were kept.',
  'not-kept': 'This has no place in a song and was left out.',
  'tags-left-out': 'The file says this of itself too; it was left out.',
  'repeated-cue': 'This line appears in the file twice and was taken once.',
  'empty-cue': 'There is no text here; it was left out.',
  'stop-told':
    'The file does not say where this line ends, or it ends before it begins. It ends where the next one begins.',
  'voices-merged': 'The lines of several voices were put together by their times.',
  'melody-left-out': 'The melody (pitches and golden notes) was left out.',
  'offset-applied':
    'The offset of the file was applied to all times. A positive one makes them earlier.',
  'offset-ignored': 'The offset is not a number and was ignored.',
  'before-start': 'With the offset this line would start before the song. It starts at 0.00.',
  'translation-taken': 'The translation beside this line was kept.',
  'left-out': 'This does not look like something that is sung. It is marked to be left out.',
  'repeat-sign': 'This looks like a sign for a repeat. Type the repeated lines out instead.',
} as const
