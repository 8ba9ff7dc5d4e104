import { webhookLimits } from '@duologue/domain/webhooks/webhook-limits'
import type { Context } from './context'
import { traceStatements } from './database/connections/trace-statements'
import type { Log } from './log'
import { machineClock } from './outside/clock/clock'
import { configuredDrafts } from './outside/drafts/configured-drafts'
import { configuredFiles } from './outside/files/configured-files'
import { configuredIdentity } from './outside/identity/configured-identity'
import { configuredLogins } from './outside/identity/school-logins'
import { configuredMail } from './outside/mail/configured-mail'
import { askingPlatforms } from './outside/platforms/ask-platform'
import { machineRandom } from './outside/random/random'
import { configuredTranslator } from './outside/translation/configured-translator'
import { configuredVideos } from './outside/videos/configured-videos'
import { configuredVoices } from './outside/voices/configured-voices'
import { askOutside } from './outside/web/ask-outside'
import type { Settings } from './settings'

/** Each thing outside, as the settings say; the context stands in for some of them. */
export function housePorts(settings: Settings, context: Context, log: Log) {
  const { clock = machineClock, random = machineRandom } = context
  const { publicUrl } = settings
  return {
    clock,
    random,
    files: context.files ?? configuredFiles(settings),
    mail: configuredMail(settings, { log, clock, random }),
    identity: configuredIdentity(settings.google, { publicUrl, clock, log }),
    schoolLogins: configuredLogins(settings.schoolLogins, { publicUrl, clock, log }),
    platforms: askingPlatforms(settings.platformNetworks),
    translator: configuredTranslator(settings.translation),
    drafts: configuredDrafts(settings.drafts),
    videos: configuredVideos(settings.youtube, clock),
    outside:
      context.outside ??
      askOutside({ inside: settings.webhookNetworks, patience: webhookLimits.patience }),
    speakers: context.voices ?? configuredVoices(settings.speech),
  }
}

export type Ports = ReturnType<typeof housePorts>

/** What is traced of a process. */
export interface Traces {
  isOn: boolean
  /** Sends what is left, and ends. */
  stop(): Promise<void>
}

/** Begins to trace where a collector is set (decision 175): only then are the libraries for it read. */
export async function startTraces(
  { traces, site }: Pick<Settings, 'traces' | 'site'>,
  log: Log,
): Promise<Traces> {
  if (!traces) return { isOn: false, stop: () => Promise.resolve() }
  const { sendTraces } = await import('./outside/traces/send-traces')
  const stopSending = sendTraces(traces, site.version, () =>
    log.warn('Traces do not arrive at OTEL_EXPORTER_OTLP_ENDPOINT.'),
  )
  const stopStatements = traceStatements()
  return {
    isOn: true,
    async stop() {
      stopStatements()
      await stopSending()
    },
  }
}
