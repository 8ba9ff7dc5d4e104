import { pino } from 'pino'
import type { Settings } from './settings'

/** What the rooms may write to. Never hand it tokens, addresses or anything about a person. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(error: unknown, message: string): void
}

/** The server's log on standard error as JSON lines, from `LOG_LEVEL` upwards. */
export function serverLog(level: Settings['logLevel']): Log {
  const logger = pino({ level, base: null }, pino.destination(2))
  return {
    info: message => logger.info(message),
    warn: message => logger.warn(message),
    error: (error, message) => logger.error({ err: error }, message),
  }
}
