import type { Client } from '../../api/client'

/** Moves a pupil to another class; to one that is somebody else's, whose code it is, they are asked for (pupils.md#moving). */
export const movePupil = (
  client: Client,
  id: string,
  to: { class: string } | { joinCode: string },
) => client.pupils.movePupil({ params: { id }, body: to })
