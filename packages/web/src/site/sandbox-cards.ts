/** The cards of the sandbox, by number (S3 section 9). */
export const sandboxCards: readonly string[] = Array.from({ length: 20 }, (_, index) =>
  String(index + 1),
)
