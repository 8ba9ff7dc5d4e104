/** Reads the QR code of a picture; null where none is found. */
export type ReadCode = (picture: ImageData) => Promise<string | null>

/** What some browsers have of their own. */
interface CodeDetector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>
}

interface CodeDetectorClass {
  new (options: { formats: string[] }): CodeDetector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own reader, where it has one that knows QR codes. */
async function browserReader(): Promise<ReadCode | undefined> {
  const Detector = (globalThis as { BarcodeDetector?: CodeDetectorClass }).BarcodeDetector
  if (!Detector) return undefined
  try {
    if (!(await Detector.getSupportedFormats()).includes('qr_code')) return undefined
    const detector = new Detector({ formats: ['qr_code'] })
    return async picture => (await detector.detect(picture))[0]?.rawValue ?? null
  } catch {
    return undefined
  }
}

/** Ours, which is loaded where the browser has none (decision 140). */
async function ownReader(): Promise<ReadCode> {
  const { default: decode } = await import('qr/decode.js')
  return async picture => {
    try {
      // Longer than a frame of a film: the picture is looked at once and a school's tablet is slow.
      return decode(picture, { timeLimit: 80 })
    } catch {
      return null
    }
  }
}

/** What reads codes here (pupils.md#scanning-a-card). */
export const loadCodeReader = async (): Promise<ReadCode> =>
  (await browserReader()) ?? (await ownReader())
