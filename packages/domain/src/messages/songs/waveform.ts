/** The sentences of the sound that is drawn on the time-sync page (songs.md#waveform). */
export const waveformTexts = {
  title: 'Recording',
  hint: 'Drag a lyric to move it, or one of its edges to set its start or stop; hold it first with a finger. A press goes there. All of it can be done in the list, too.',
  zoomIn: 'Show the recording larger',
  zoomOut: 'Show the recording smaller',
  reading: 'Drawing the recording…',
  tooLong: 'This recording is too long to be drawn here. The times can be set without it.',
  failed: 'The recording could not be drawn. The times can be set without it.',
  // While a lyric is dragged: its place in the song, and its times as "0:12.50".
  dragged: (place: number, start: string, stop: string) => `Lyric ${place}: ${start} – ${stop}`,
}
