import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../../../ui/feedback/late-part'
import styles from './late-waveform.module.css'

const Waveform = latePart(async () => (await import('./waveform')).Waveform)

/** The drawing of a song's own recording, where it has one; its place is kept free until it comes. */
export const LateWaveform = ({
  address,
  ...waveform
}: Omit<ComponentProps<typeof Waveform>, 'address'> & { address: string | null }) =>
  address === null ? null : (
    <Suspense fallback={<div className={styles.place} />}>
      <Waveform address={address} {...waveform} />
    </Suspense>
  )
