import type { Client } from 'pg'

/** What must hold whatever happened (security.md#what-always-holds): each counts the rows that break it. */
const invariants: Readonly<Record<string, string>> = {
  'no balance is negative': 'select from card_balances where cards < 0',
  'every balance is the sum of its entries': `
    select from card_balances
    full join (select student, teacher, sum(cards) as entered from card_entries group by 1, 2) summed
      using (student, teacher)
    where cards is distinct from entered`,
  'every entry says the balance after it': `
    select from (
      select balance, sum(cards) over (partition by student, teacher order by number) as summed from card_entries
    ) entries where balance <> summed`,
  'every purchase was paid once': `
    select from (select owner as student, product, count(*) as bought, sum(price) as price from items
      where owner is not null group by 1, 2) items
    full join (select student, product, count(*) as paid, -sum(cards) as cards from card_entries
      where reason = 'purchase' group by 1, 2) entries using (student, product)
    where bought is distinct from paid or price is distinct from cards`,
  'every completion on time was rewarded once': `
    select from (select student, assignment from assignment_completions where is_on_time) done
    full join (select student, assignment, count(*) as paid from card_entries where reason = 'earned' group by 1, 2)
      entries using (student, assignment)
    where paid is distinct from 1`,
  'a stored play has used its ticket up':
    'select from plays join play_tickets on play_tickets.id = plays.key',
  'the best plays are the best': `
    select from (select conversation, mode, difficulty, user_id, max(score) as score from plays where verified
      group by 1, 2, 3, 4) found
    full join (select * from best_plays where week = '1970-01-01') kept
      using (conversation, mode, difficulty, user_id)
    where found.score is distinct from kept.score`,
  'nobody is twice in a class':
    'select from enrolments group by class, student having count(*) > 1',
  'no playlist has one conversation twice': `
    select from playlists
    where cardinality(conversations) <> (select count(distinct id) from unnest(conversations) listed (id))`,
  'the places of lyrics have no holes': `
    select from lyrics group by song
    having min(position) <> 0 or max(position) <> count(*) - 1 or count(distinct position) <> count(*)`,
  'the places of lines have no doubles': `
    select from dialogue_lines group by conversation having count(distinct position) <> count(*)`,
  'the counts of conversations are right': `
    select from (select language, coalesce(difficulty, '') as difficulty, count(*) as number from conversations
      where is_published and deleted_at is null group by 1, 2) counted
    full join (select * from conversation_counts where total > 0) kept using (language, difficulty)
    where number is distinct from total`,
  'a username and an address are had once': `
    select from users group by email_key having email_key is not null and count(*) > 1`,
}

/** The invariants that do not hold, each with how many rows break it. */
export async function brokenInvariants(client: Client): Promise<string[]> {
  const broken: string[] = []
  for (const [name, query] of Object.entries(invariants)) {
    const { rowCount } = await client.query(query)
    if (rowCount) broken.push(`${name}: ${rowCount} times not`)
  }
  return broken
}

export const invariantCount = Object.keys(invariants).length
