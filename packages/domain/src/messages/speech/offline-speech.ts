/** What is said of speaking where there is no connection (speech.md#recognisers). */
export const offlineSpeech = {
  needsConnection: 'Speaking needs a connection in this browser.',
}
