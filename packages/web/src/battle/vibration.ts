import { battleVibration } from '../saved-here/stage-choices'
import { useAwake } from '../ui/store'
import { useMedia } from '../ui/use-media'

/** Whether this device can be felt; false on the server and at hydration. */
export const useCanVibrate = (): boolean => useAwake() && 'vibrate' in navigator

/** Whether hits are felt: as chosen, at first where one points with a finger; never where a device cannot. */
export function useVibrates(): boolean {
  const chosen = battleVibration.use()
  const isFinger = useMedia('(pointer: coarse)')
  return useCanVibrate() && (chosen ?? isFinger)
}
