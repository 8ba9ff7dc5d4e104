import { webhookLimits } from '@duologue/domain/webhooks/webhook-limits'
import type { Context } from './context'
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
