/** What the rooms may write to. Never hand it tokens, addresses or anything about a person. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(error: unknown, message: string): void
}
