import type { pupils } from '@duologue/contract/pupils'
import type { Handlers } from '../http/handlers'
import { addPupils } from './add-pupils'
import { getCards } from './cards/get-cards'
import { logInWithCard } from './cards/log-in-with-card'
import { renewCard } from './cards/renew-card'
import { checkPupils } from './check-pupils'
import { answerClaim } from './claims/answer-claim'
import { claimAccount } from './claims/claim-account'
import { unclaimPupil } from './claims/unclaim-pupil'
import { verifyClaim } from './claims/verify-claim'
import { deletePupil } from './delete-pupil'
import { exportPupil } from './export-pupil'
import { listKeepers } from './list-keepers'
import { listPupils } from './list-pupils'
import { answerMove } from './moving/answer-move'
import { movePupil } from './moving/move-pupil'
import { withdrawMove } from './moving/withdraw-move'
import type { PupilsRoom } from './pupils-room'
import { releasePupil } from './release-pupil'
import { allowPupils } from './school/allow-pupils'
import { letPupilStay } from './school/let-pupil-stay'
import { listAllowances } from './school/list-allowances'
import { listLeaving } from './school/list-leaving'
import { setConsent } from './set-consent'
import { undeletePupil } from './undelete-pupil'
import { updatePupil } from './update-pupil'

/** The room's answers to its calls. */
export const pupilsHandlers = (room: PupilsRoom) =>
  ({
    listPupils: listPupils(room),
    checkPupils: checkPupils(room),
    addPupils: addPupils(room),
    getCards: getCards(room),
    renewCard: renewCard(room),
    updatePupil: updatePupil(room),
    movePupil: movePupil(room),
    answerMove: answerMove(room),
    withdrawMove: withdrawMove(room),
    releasePupil: releasePupil(room),
    exportPupil: exportPupil(room),
    deletePupil: deletePupil(room),
    undeletePupil: undeletePupil(room),
    setConsent: setConsent(room),
    listLeaving: listLeaving(room),
    letPupilStay: letPupilStay(room),
    listAllowances: listAllowances(room),
    allowPupils: allowPupils(room),
    listKeepers: listKeepers(room),
    claimAccount: claimAccount(room),
    verifyClaim: verifyClaim(room),
    answerClaim: answerClaim(room),
    unclaimPupil: unclaimPupil(room),
    logInWithCard: logInWithCard(room),
  }) satisfies Handlers<typeof pupils>
