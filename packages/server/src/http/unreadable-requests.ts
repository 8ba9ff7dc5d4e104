import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { statusOf } from '@duologue/contract/shapes/refusals'
import { refusals } from '@duologue/domain/messages/refusals'

/** Answers what is no HTTP request, in the one error shape (security.md#error-answers), and ends the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // A response that has begun on this socket (Node keeps it there) must not be written into.
  const begun = (socket as Socket & { _httpMessage?: ServerResponse })._httpMessage?.headersSent
  if (error.code === 'ECONNRESET' || !socket.writable || begun) {
    socket.destroy()
    return
  }
  const refusal = error.code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'invalid-input'
  const status = statusOf[refusal]
  const body = JSON.stringify({ message: refusals[refusal], code: refusal })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
