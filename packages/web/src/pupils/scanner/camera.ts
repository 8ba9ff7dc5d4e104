/** Opens the camera; in a test, something that looks like one. */
export type OpenCamera = () => Promise<MediaStream>

/** Why nothing can be scanned. */
export type CameraFault = 'blocked' | 'noCamera' | 'failed'

/** The camera at the back of this machine, where it has one; at the size at which codes are read. */
export const machineCamera: OpenCamera = () =>
  navigator.mediaDevices
    ? navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
    : Promise.reject(new DOMException('Pages without TLS get no camera', 'NotFoundError'))

/** What a failure to open the camera means. */
export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'failed'
}

/** The longer side of the picture that is looked at, in pixels: enough for a card at arm's length. */
const side = 800

/** What a video shows just now; null before it shows anything. */
export function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, side / Math.max(videoWidth, videoHeight))
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || !width || !height) return null
  canvas.width = width
  canvas.height = height
  context.drawImage(video, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
