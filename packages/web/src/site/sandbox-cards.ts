/** The cards of the sandbox, by number (site.md#sandbox). */
export const sandboxCards: readonly string[] = Array.from({ length: 20 }, (_, index) =>
  String(index + 1),
)
