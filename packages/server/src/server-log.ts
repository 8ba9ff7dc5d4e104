import { type DestinationStream, type Logger, pino } from 'pino'
import { cannotSave } from './database/cannot-save'
import { redactError } from './database/redact-error'
import type { Log } from './log'
import type { Settings } from './settings'

/** How long it is not told again that nothing can be saved, since it was last seen; in milliseconds. */
const saidOnceFor = 10 * 60 * 1000

/**
 * The server's one log, on standard error as JSON lines, from `LOG_LEVEL` upwards; what errors hold of anybody's values
 * is left out here. A disk that is full fails every write, and the log may lie on it: that is said once.
 */
export function serverLogger(
  level: Settings['logLevel'],
  to: DestinationStream = pino.destination(2),
): Logger {
  let lastSeen = Number.NEGATIVE_INFINITY
  const isSaid = (part: unknown) => {
    const { err } = (part ?? {}) as { err?: unknown }
    if (!cannotSave(err)) return false
    const now = performance.now()
    const isNews = now - lastSeen > saidOnceFor
    lastSeen = now
    return !isNews
  }
  return pino(
    {
      level,
      base: null,
      serializers: { err: error => redactError(error) },
      hooks: {
        logMethod(parts, method) {
          if (!isSaid(parts[0])) method.apply(this, parts)
        },
      },
    },
    to,
  )
}

/** A logger as the rooms see it. */
export const logOn = (logger: Logger): Log => ({
  info: message => logger.info(message),
  warn: message => logger.warn(message),
  error: (error, message) => logger.error({ err: error }, message),
})

/** The log of a program of its own. */
export const serverLog = (level: Settings['logLevel']): Log => logOn(serverLogger(level))
