/**
 * The voice that speaks a character's lines: the chosen one while it is there, else the first for character 1 and
 * another one for character 2, so that the two can be told apart (conversations.md#voices-of-characters).
 */
export function voiceFor<Voice extends { readonly id: string }>(
  voices: readonly Voice[],
  character: 1 | 2,
  chosen: string | null,
): Voice | undefined {
  return voices.find(({ id }) => id === chosen) ?? voices[character - 1] ?? voices[0]
}
