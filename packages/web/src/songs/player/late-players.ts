import { latePart } from '../../ui/feedback/late-part'

/** What plays a song comes behind the page, each when it is needed first. */
export const LateMediaPlayer = latePart(
  async () => (await import('../../video/media-player')).MediaPlayer,
)
export const LateYoutubePlayer = latePart(
  async () => (await import('../../video/youtube-player')).YoutubePlayer,
)
export const LateSpokenPlayer = latePart(async () => (await import('./spoken-player')).SpokenPlayer)
export const LateConsent = latePart(async () => (await import('./consent')).Consent)
export const LateWithoutSound = latePart(async () => (await import('./without-sound')).WithoutSound)

/** What is wanted when nothing can be fetched any more. */
export const neededOffline = [LateWithoutSound, LateSpokenPlayer]
