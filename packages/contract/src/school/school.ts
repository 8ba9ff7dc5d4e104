import { schoolApprovalsCalls } from './approvals'
import { schoolPeopleCalls } from './people'
import { schoolRulesCalls } from './rules'
import { schoolLogCall } from './school-log'

/** What the school looks after that runs an installation: for admins alone (school.md#who-may). */
export const school = {
  ...schoolPeopleCalls,
  ...schoolApprovalsCalls,
  ...schoolRulesCalls,
  ...schoolLogCall,
}
