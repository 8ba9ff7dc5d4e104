/** The lines of PostgreSQL's output that say why it failed. */
function tellingLines(output: string): string[] {
  const lines = output.split('\n').map(line => line.trim())
  const telling = lines.filter(line => /\b(FATAL|PANIC|HINT|DETAIL|error|fatal|hint):/.test(line))
  return telling.length > 0 ? telling : lines.filter(Boolean).slice(-5)
}

/** A message about a PostgreSQL program that failed, with what to do where we know it. */
export function explainFault(what: string, output: string): string {
  if (output.includes('could not look up effective user ID')) {
    return `${what}: this user has no name on this machine. Start Duologue as a user with an entry in /etc/passwd, or set DATABASE_URL to a PostgreSQL server.`
  }
  return `${what}: ${tellingLines(output).join(' ') || 'no reason was given.'}`
}
