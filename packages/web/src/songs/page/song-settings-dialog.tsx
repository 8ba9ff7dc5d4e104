import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { Dialog } from '../../ui/dialogs/dialog'
import { SongSettings } from '../player/song-settings'
import type { ShownLayers } from '../player/use-layers'
import type { SongPlayer } from '../player/use-song-player'

/** What stands beside the lyrics on a wide screen, as a sheet on a phone (song-page.md#controls). */
export const SettingsDialog = ({
  player,
  layersShown,
  onClose,
}: {
  player: SongPlayer
  layersShown: ShownLayers
  onClose: () => void
}) => (
  <Dialog title={texts.settings} onClose={onClose}>
    <SongSettings player={player} layersShown={layersShown} />
  </Dialog>
)
